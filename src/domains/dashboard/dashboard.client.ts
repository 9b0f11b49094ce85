import { callApi } from '#src/ui/http/api-client.ts';
import { apiAddress } from '#src/ui/http/request.ts';
import type { Dashboard } from './dashboard.contract.ts';
import type { DiskSpace } from './disk.contract.ts';
import { DEFAULT_PERIOD, type Period } from './period.contract.ts';
import type { SearchResults } from './search.contract.ts';

const PATH = '/admin/dashboard';
/** Address of the figures for a screen that names no period. */
export const DASHBOARD_CALL = apiAddress(PATH, { period: DEFAULT_PERIOD });

/** Shapes of answers: the first screen stands before they are there. */
const loadDashboard = async () => (await import('./dashboard.contract.ts')).Dashboard;
const loadDiskSpace = async () => (await import('./disk.contract.ts')).DiskSpace;
const loadSearchResults = async () => (await import('./search.contract.ts')).SearchResults;

export const fetchDashboard = (period: Period): Promise<Dashboard> =>
  callApi(PATH, loadDashboard, { query: { period } });

export const fetchDiskSpace = (): Promise<DiskSpace> => callApi('/admin/disk', loadDiskSpace);

export const findEverywhere = (q: string, signal: AbortSignal): Promise<SearchResults> =>
  callApi('/admin/search', loadSearchResults, { query: { q }, signal });
