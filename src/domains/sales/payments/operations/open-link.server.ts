import { findLinkedInvoice } from '#src/domains/sales/invoices/operations/find-linked-invoice.server.ts';
import { findLinkedQuote } from '#src/domains/sales/quotes/operations/find-linked-quote.server.ts';

/** Returns what can be paid through an emailed link: a quote, an invoice, or null. */
export async function openLink({
  token,
}: {
  token: string | null;
}): Promise<{ quoteId: number | null; invoiceId: number | null }> {
  if (token === null) return { quoteId: null, invoiceId: null };
  const quote = await findLinkedQuote({ token });
  if (quote !== null) return { quoteId: quote.id, invoiceId: null };
  return { quoteId: null, invoiceId: (await findLinkedInvoice({ token }))?.id ?? null };
}
