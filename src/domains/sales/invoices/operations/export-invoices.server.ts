import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Invoice, InvoiceListQuery } from '../invoice.contract.ts';
import { selectInvoiceIds, selectInvoicesByIds } from '../invoice-list.store.server.ts';

/** Returns every invoice that matches a list's search and filters, in its order. */
export const exportInvoices = query({
  allow: 'money',
  recent: true,
  input: InvoiceListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(Invoice),
  run: async (wanted) => rowPages(await selectInvoiceIds(wanted), selectInvoicesByIds),
});
