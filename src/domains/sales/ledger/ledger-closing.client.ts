import type { z } from 'zod';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage } from '#src/ui/http/api-client.ts';
import { Closing, type ClosingQuery, ClosingStatistics } from './ledger-closing.contract.ts';

const PATH = '/admin/closings';

export const fetchClosings = (query: z.input<typeof ClosingQuery>): Promise<{ items: Closing[]; meta: PageMeta }> =>
  callPage(PATH, Closing, { query });

export const fetchClosing = (id: number): Promise<Closing> => callApi(`${PATH}/${id}`, Closing);

export const fetchStatistics = (): Promise<ClosingStatistics> => callApi(`${PATH}/statistics`, ClosingStatistics);
