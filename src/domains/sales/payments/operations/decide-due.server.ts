import type { z } from 'zod';
import { findInvoice } from '#src/domains/sales/invoices/operations/find-invoice.server.ts';
import { holdInvoice } from '#src/domains/sales/invoices/operations/hold-invoice.server.ts';
import { getAmountsDue } from '#src/domains/sales/pricing/due.rules.ts';
import { findQuote } from '#src/domains/sales/quotes/operations/find-quote.server.ts';
import { holdQuote } from '#src/domains/sales/quotes/operations/hold-quote.server.ts';
import { priceQuotes } from '#src/domains/sales/quotes/operations/price-quotes.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { isOwn, isPayable } from '../payment.rules.ts';
import type { DueOn, DueOnRecord, WantedDue } from '../payment-record.contract.ts';
import { findPayer } from './find-payer.server.ts';
import { findQuoteBill } from './find-quote-bill.server.ts';
import { openLink } from './open-link.server.ts';

interface Reading {
  holds: boolean;
  /** Whether this quote or invoice belongs to the payer, or was opened by its emailed link. */
  isAllowed: (thing: { user_id: number | null; email: string }) => boolean;
}

async function dueOnInvoice(id: number, { holds, isAllowed }: Reading): Promise<DueOn | null> {
  const invoice = await (holds ? holdInvoice : findInvoice)({ id });
  if (invoice === null || invoice.is_closed || invoice.due_cents <= 0) return null;
  if (!isAllowed({ user_id: invoice.user_id, email: invoice.client_email })) return null;
  return {
    quote_id: invoice.quote_id,
    invoice_id: invoice.id,
    number: invoice.number,
    service_title: invoice.subject,
    customer_name: invoice.client_name,
    customer_email: invoice.client_email,
    gross_cents: invoice.gross_cents,
    paid_cents: invoice.paid_cents,
    choices: [{ kind: 'balance', cents: invoice.due_cents }],
  };
}

async function dueOnQuote(id: number, { holds, isAllowed }: Reading): Promise<DueOn | null> {
  const quote = await (holds ? holdQuote : findQuote)({ id });
  if (quote === null || !isAllowed(quote) || !isPayable(quote, now())) return null;
  // Once the works are billed, a payment on the quote counts for its invoice.
  const { invoiceId } = await findQuoteBill({ quoteId: id });
  if (invoiceId !== null) return dueOnInvoice(invoiceId, { holds, isAllowed: () => true });
  const [price] = await priceQuotes({ ids: [id] });
  if (price === undefined) return null;
  const { paid_cents } = quote;
  const { choices } = getAmountsDue(price, paid_cents);
  if (choices.length === 0) return null;
  return {
    quote_id: id,
    invoice_id: null,
    number: String(id),
    service_title: quote.service_type,
    customer_name: quote.name,
    customer_email: quote.email,
    gross_cents: price.totals.gross_cents,
    paid_cents,
    choices,
  };
}

/**
 * Returns the amount due on a quote or an invoice that this payer may pay; null for one that is unknown, refused, paid
 * or another customer's. `holds` locks it until the caller's transaction ends.
 */
export const decideDue = ({
  quoteId,
  invoiceId,
  token,
  userId,
  holds,
}: z.infer<typeof WantedDue>): Promise<z.infer<typeof DueOnRecord> | null> =>
  transaction(async () => {
    const linked = await openLink({ token });
    const payer = await findPayer({ userId });
    const invoice = invoiceId ?? (quoteId === null ? linked.invoiceId : null);
    const byLink = { holds, isAllowed: () => true };
    const byOwner = { holds, isAllowed: (thing: Parameters<Reading['isAllowed']>[0]) => isOwn(thing, payer) };
    if (invoice !== null) return dueOnInvoice(invoice, invoice === linked.invoiceId ? byLink : byOwner);
    const quote = quoteId ?? linked.quoteId;
    return quote === null ? null : dueOnQuote(quote, quote === linked.quoteId ? byLink : byOwner);
  });
