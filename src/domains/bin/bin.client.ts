import type { PageMeta } from '#src/kernel/pagination.ts';
import { type ApiCall, callApi, callPage } from '#src/ui/http/api-client.ts';
import { BinRecord, BinStatistics, Emptied, Restoration } from './bin.contract.ts';

const PATH = '/admin/bin';

export const fetchBin = (query: NonNullable<ApiCall['query']>): Promise<{ items: BinRecord[]; meta: PageMeta }> =>
  callPage(PATH, BinRecord, { query });

export const fetchStatistics = (): Promise<BinStatistics> => callApi(`${PATH}/statistics`, BinStatistics);

export const restoreFromBin = (ids: number[]): Promise<Restoration> =>
  callApi(`${PATH}/restore`, Restoration, { method: 'POST', body: { ids } });

/** Deletes records for good; without ids all that the caller may delete. */
export const removeForGood = (ids?: number[]): Promise<{ removed: number }> =>
  callApi(`${PATH}/empty`, Emptied, { method: 'POST', body: ids === undefined ? {} : { ids } });
