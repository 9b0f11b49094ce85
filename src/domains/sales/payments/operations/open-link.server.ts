import { z } from 'zod';
import { findLinkedInvoice } from '#src/domains/sales/invoices/operations/find-linked-invoice.server.ts';
import { findLinkedQuote } from '#src/domains/sales/quotes/operations/find-linked-quote.server.ts';
import { query } from '#src/platform/operation.server.ts';

/** Returns what can be paid through an emailed link: a quote, an invoice, or null. */
export const openLink = query({
  allow: 'system',
  input: z.object({ token: z.string().max(100).nullable() }),
  output: z.object({ quoteId: z.int().nullable(), invoiceId: z.int().nullable() }),
  run: async ({ token }, context) => {
    if (token === null) return { quoteId: null, invoiceId: null };
    const quote = await findLinkedQuote(context, { token });
    if (quote !== null) return { quoteId: quote.id, invoiceId: null };
    return { quoteId: null, invoiceId: (await findLinkedInvoice(context, { token }))?.id ?? null };
  },
});
