import { issueDepositInvoice } from '#src/domains/sales/invoices/operations/issue-deposit-invoice.server.ts';
import { findQuote } from '#src/domains/sales/quotes/operations/find-quote.server.ts';
import { priceQuotes } from '#src/domains/sales/quotes/operations/price-quotes.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { PaymentRecord } from '../payment-record.contract.ts';
import { cardText } from '../receipt.document.server.ts';

/** Issues the invoice of a payment received on a quote before its works were billed, in the booking transaction. */
export const billDeposit = (payment: PaymentRecord): Promise<{ number: string | null }> =>
  transaction(async () => {
    if (payment.quote_id === null || payment.invoice_id !== null) return { number: null };
    const quote = await findQuote({ id: payment.quote_id });
    const [charge] = await priceQuotes({ ids: [payment.quote_id] });
    if (quote === null || charge === undefined) return { number: null };
    const { amount_cents } = payment;
    const issued = await issueDepositInvoice({ quote, charge, amount_cents, means: cardText(payment) });
    return { number: issued?.number ?? null };
  });
