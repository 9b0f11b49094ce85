import { z } from 'zod';
import { callApi } from '#src/ui/http/api-client.ts';
import { Dashboard, type Period } from './dashboard.contract.ts';
import type { EXPORT_TYPES } from './dashboard-export.contract.ts';
import { DiskSpace } from './disk.contract.ts';
import { SearchResults } from './search.contract.ts';

export const fetchDashboard = (period: Period): Promise<Dashboard> =>
  callApi('/admin/dashboard', Dashboard, { query: { period } });

export const fetchDiskSpace = (): Promise<DiskSpace> => callApi('/admin/disk', DiskSpace);

export const EXPORT_PATH = '/admin/dashboard/export';

export const fetchExport = (type: (typeof EXPORT_TYPES)[number]): Promise<unknown[]> =>
  callApi(EXPORT_PATH, z.array(z.unknown()), { query: { type, format: 'json' } });

export const findEverywhere = (q: string, signal: AbortSignal): Promise<SearchResults> =>
  callApi('/admin/search', SearchResults, { query: { q }, signal });
