import { transaction } from '#src/platform/database/database.server.ts';
import type { InvoiceRecord } from '../invoice.contract.ts';
import { selectInvoiceRecord } from '../invoice.store.server.ts';
import { lockInvoice } from '../issue.store.server.ts';

/** Locks one issued document until the caller's transaction ends, so that its amount due is decided serially. */
export const holdInvoice = ({ id }: { id: number }): Promise<InvoiceRecord | null> =>
  transaction(async () => {
    await lockInvoice(id);
    return (await selectInvoiceRecord(id)) ?? null;
  });
