import { callApi } from '#src/ui/http/api-client.ts';
import type { Dashboard } from './dashboard.contract.ts';
import type { DiskSpace } from './disk.contract.ts';
import type { Period } from './period.contract.ts';
import type { SearchResults } from './search.contract.ts';

/** Shapes of answers: the first screen stands before they are there. */
const loadDashboard = async () => (await import('./dashboard.contract.ts')).Dashboard;
const loadDiskSpace = async () => (await import('./disk.contract.ts')).DiskSpace;
const loadSearchResults = async () => (await import('./search.contract.ts')).SearchResults;

export const fetchDashboard = (period: Period): Promise<Dashboard> =>
  callApi('/admin/dashboard', loadDashboard, { query: { period } });

export const fetchDiskSpace = (): Promise<DiskSpace> => callApi('/admin/disk', loadDiskSpace);

export const findEverywhere = (q: string, signal: AbortSignal): Promise<SearchResults> =>
  callApi('/admin/search', loadSearchResults, { query: { q }, signal });
