import { listOrderInvoices } from '#src/domains/sales/invoices/operations/list-order-invoices.server.ts';
import { findOrderOfQuote } from '#src/domains/sales/orders/operations/find-order-of-quote.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';

/** Returns the valid invoice of a quote's works; null when there is none. */
export async function findQuoteBill({ quoteId }: { quoteId: number }): Promise<{ invoiceId: number | null }> {
  const order = await findOrderOfQuote({ quoteId });
  if (order === null) return { invoiceId: null };
  const invoices = await listOrderInvoices(systemContext('quote-bill'), { id: order.id });
  const standing = invoices.find(({ kind, credited_by }) => kind === 'invoice' && credited_by === null);
  return { invoiceId: standing?.id ?? null };
}
