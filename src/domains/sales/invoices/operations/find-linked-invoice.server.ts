import { query } from '#src/platform/operation.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { InvoiceRecord, InvoiceToken } from '../invoice.contract.ts';
import { selectInvoiceRecord } from '../invoice.store.server.ts';
import { selectLinkedInvoice } from '../invoice-link.store.server.ts';

/** Returns what can be paid through an emailed link; null for an invalid one. */
export const findLinkedInvoice = query({
  allow: 'system',
  input: InvoiceToken,
  output: InvoiceRecord.nullable(),
  run: async ({ token }) => {
    const id = await selectLinkedInvoice(hashOfSecret(token));
    return id === undefined ? null : ((await selectInvoiceRecord(id)) ?? null);
  },
});
