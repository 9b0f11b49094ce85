import { Restoration, Undo } from '#src/domains/bin/bin.contract.ts';
import { findNewestInBin } from '#src/domains/bin/bin.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { restoreRecord, restoreRecords } from '../restore.internal.server.ts';

/** Undoes a deletion by what was deleted; the sentence of a refused single one is the answer. */
export const undoDeletion = command({
  allow: 'staff',
  input: Undo,
  output: Restoration,
  run: async ({ kind, ids }, context) => {
    const records: number[] = [];
    for (const id of new Set(ids)) records.push(await findNewestInBin(context, kind, id));
    const [only, ...others] = records;
    if (only === undefined || others.length > 0) return restoreRecords(context, records);
    return { restored: [await restoreRecord(context, only)], refusals: [] };
  },
});
