import type { InvoiceRecord } from '../invoice.contract.ts';
import { selectInvoiceRecord } from '../invoice.store.server.ts';

/** Returns one issued document with its amount due; null when there is none. */
export async function findInvoice({ id }: { id: number }): Promise<InvoiceRecord | null> {
  return (await selectInvoiceRecord(id)) ?? null;
}
