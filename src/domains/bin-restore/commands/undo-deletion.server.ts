import { Restoration, Undo } from '#src/domains/bin/bin.contract.ts';
import { findNewestInBin } from '#src/domains/bin/bin.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { oneByOne } from '#src/platform/in-parts.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { restoreRecord, restoreRecords } from '../restore.internal.server.ts';

/** Undoes a deletion by what was deleted; the sentence is the answer where nothing is left, or of a refused single one. */
export const undoDeletion = command({
  allow: 'staff',
  input: Undo,
  output: Restoration,
  run: async ({ kind, ids }, context) => {
    const records: number[] = [];
    const missing: DomainError[] = [];
    await oneByOne(new Set(ids), async (id) => {
      try {
        records.push(await findNewestInBin(context, kind, id));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        missing.push(error);
      }
    });
    const [only] = records;
    if (only === undefined) throw missing[0];
    if (records.length + missing.length === 1) return { restored: [await restoreRecord(context, only)], refusals: [] };
    const { restored, refusals } = await restoreRecords(context, records);
    return { restored, refusals: [...missing.map(({ message }) => message), ...refusals] };
  },
});
