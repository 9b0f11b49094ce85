import { command } from '#src/platform/operation.server.ts';
import { BinSelection, Emptied } from '../bin.contract.ts';
import { removeFromBin } from '../bin.internal.server.ts';
import { getReach } from '../bin.rules.ts';
import { selectBinIds } from '../bin.store.server.ts';

/** Deletes records of the bin for good, with the pictures that nothing else shows: the named ones, or all within reach. */
export const emptyBin = command({
  allow: 'staff',
  input: BinSelection,
  output: Emptied,
  audit: (_input, { removed }) =>
    removed === 0 ? undefined : { action: 'bin.empty', subject: 'bin', after: { removed } },
  run: async ({ ids }, { actor }) => {
    const all = await selectBinIds(getReach(actor));
    const wanted = ids === undefined ? undefined : new Set(ids);
    return removeFromBin({ ids: wanted === undefined ? all : all.filter((id) => wanted.has(id)) });
  },
});
