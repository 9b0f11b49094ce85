import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { InvoiceRecord } from '../invoice.contract.ts';
import { selectInvoiceRecord } from '../invoice.store.server.ts';
import { lockInvoice } from '../issue.store.server.ts';

/** Locks one issued document until the caller's transaction ends, so that its amount due is decided serially. */
export const holdInvoice = command({
  allow: 'system',
  input: z.object({ id: z.int() }),
  output: InvoiceRecord.nullable(),
  run: async ({ id }) => {
    await lockInvoice(id);
    return (await selectInvoiceRecord(id)) ?? null;
  },
});
