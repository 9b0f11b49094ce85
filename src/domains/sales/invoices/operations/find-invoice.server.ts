import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { InvoiceRecord } from '../invoice.contract.ts';
import { selectInvoiceRecord } from '../invoice.store.server.ts';

/** Returns one issued document with its amount due; null when there is none. */
export const findInvoice = query({
  allow: 'system',
  input: z.object({ id: z.int() }),
  output: InvoiceRecord.nullable(),
  run: async ({ id }) => (await selectInvoiceRecord(id)) ?? null,
});
