import { z } from 'zod';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { BinListQuery, BinPage, BinStatistics } from './bin.contract.ts';
import { getReach } from './bin.rules.ts';
import { toBinRecord } from './bin.views.ts';
import { countBin, selectBinPage } from './bin-list.store.server.ts';

/** Lists the deleted records that the caller may restore, those deleted last first. */
export const listBin = query({
  allow: 'staff',
  input: BinListQuery,
  output: BinPage,
  run: async (wanted, { actor }) => {
    const { items, meta } = await selectBinPage(getReach(actor), wanted);
    return { items: items.map((record) => toBinRecord(record, now())), meta };
  },
});

/** Counts the deleted records that the caller may restore. */
export const countBinRecords = query({
  allow: 'staff',
  input: z.object({}),
  output: BinStatistics,
  run: (_input, { actor }) => countBin(getReach(actor)),
});
