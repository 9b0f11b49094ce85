import type { z } from 'zod';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import type { InvoiceRecord, InvoiceToken } from '../invoice.contract.ts';
import { selectInvoiceRecord } from '../invoice.store.server.ts';
import { selectLinkedInvoice } from '../invoice-link.store.server.ts';

/** Returns what can be paid through an emailed link; null for an invalid one. */
export async function findLinkedInvoice({ token }: z.infer<typeof InvoiceToken>): Promise<InvoiceRecord | null> {
  const id = await selectLinkedInvoice(hashOfSecret(token));
  return id === undefined ? null : ((await selectInvoiceRecord(id)) ?? null);
}
