import { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import { askDepositInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { holdQuote, priceQuotes } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { quoteNotFound } from '#src/domains/sales/quotes/quote.rules.ts';
import { findUnpaidUntil } from '#src/domains/sales/quotes/quote-amendment.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { findQuoteBill } from '../booking.internal.server.ts';
import { readContractAccount } from '../contract-account.internal.server.ts';
import { NewDeposit } from '../deposit-request.contract.ts';
import { alreadyBilled, notAccepted, requireBillable, requireDueDay } from '../receipt.rules.ts';

/** Issues the invoice of a deposit before it is paid; several make a schedule, up to the amount of the contract. */
export const askDeposit = command({
  allow: 'money',
  input: NewDeposit,
  output: Invoice,
  audit: ({ id }, { number, gross }) => ({
    action: 'invoice.create',
    class: 'money',
    subject: `quote:${id}`,
    after: { title: number, gross },
  }),
  run: async ({ id, amount, due_on }) => {
    await lockLedger();
    const quote = await holdQuote({ id });
    const [charge] = await priceQuotes({ ids: [id] });
    const contract = await readContractAccount({ quote_id: id });
    // The deposits of a contract are asked on its quote.
    if (quote === null || quote.amends_id !== null || charge === undefined || contract === null) throw quoteNotFound();
    if (quote.status !== 'accepted' || contract.is_closed) throw notAccepted();
    const bill = await findQuoteBill({ quoteId: id });
    if (bill.invoiceId !== null) throw alreadyBilled(bill.number);
    requireBillable(amount, contract.account.to_invoice_cents);
    requireDueDay(due_on, { today: parisDay(now()), barredUntil: await findUnpaidUntil({ quoteId: id }) });
    return askDepositInvoice({ quote, charge, amount_cents: amount }, due_on);
  },
});
