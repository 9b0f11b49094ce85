import { BinChoice, Restoration } from '#src/domains/bin/bin.contract.ts';
import { command } from '#src/platform/operation.server.ts';
import { restoreRecords } from '../restore.internal.server.ts';

/** Restores records of the bin; each that is refused stays there, with the reason. */
export const restoreBinRecords = command({
  allow: 'staff',
  input: BinChoice,
  output: Restoration,
  run: ({ ids }, context) => restoreRecords(context, ids),
});
