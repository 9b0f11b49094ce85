import { z } from 'zod';
import { callApi } from '#src/ui/http/api-client.ts';
import type { EXPORT_TYPES } from './dashboard-export.contract.ts';

export const EXPORT_PATH = '/admin/dashboard/export';

export const fetchExport = (type: (typeof EXPORT_TYPES)[number]): Promise<unknown[]> =>
  callApi(EXPORT_PATH, z.array(z.unknown()), { query: { type, format: 'json' } });
