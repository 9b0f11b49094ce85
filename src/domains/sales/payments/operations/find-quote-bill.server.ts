import { z } from 'zod';
import { listOrderInvoices } from '#src/domains/sales/invoices/operations/list-order-invoices.server.ts';
import { findOrderOfQuote } from '#src/domains/sales/orders/operations/find-order-of-quote.server.ts';
import { query } from '#src/platform/operation.server.ts';

/** Returns the valid invoice of a quote's works; null when there is none. */
export const findQuoteBill = query({
  allow: 'system',
  input: z.object({ quoteId: z.int() }),
  output: z.object({ invoiceId: z.int().nullable() }),
  run: async ({ quoteId }, context) => {
    const order = await findOrderOfQuote(context, { quoteId });
    if (order === null) return { invoiceId: null };
    const invoices = await listOrderInvoices(context, { id: order.id });
    const standing = invoices.find(({ kind, credited_by }) => kind === 'invoice' && credited_by === null);
    return { invoiceId: standing?.id ?? null };
  },
});
