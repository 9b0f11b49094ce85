import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import type { RowPages } from '#src/platform/row-pages.server.ts';
import { rowPages } from '#src/platform/row-pages.server.ts';
import type { Invoice } from '../invoice.contract.ts';
import { selectOwnInvoiceIds } from '../invoice.store.server.ts';
import { selectInvoicesByIds } from '../invoice-list.store.server.ts';

/** Returns the invoices of one account for its data export. */
export async function findUserInvoices(account: { userId: number }): Promise<RowPages<Invoice>> {
  return rowPages(await selectOwnInvoiceIds(await findOwner(account)), selectInvoicesByIds);
}
