import type { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import { askDepositInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import type { ContractKey } from '#src/domains/sales/ledger/ledger.contract.ts';
import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { holdOrder } from '#src/domains/sales/orders/order.internal.server.ts';
import { orderNotFound } from '#src/domains/sales/orders/order.rules.ts';
import { holdQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { quoteNotFound } from '#src/domains/sales/quotes/quote.rules.ts';
import { findUnpaidUntil } from '#src/domains/sales/quotes/quote-amendment.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { findBill, findBilled } from './booking.internal.server.ts';
import { readContractAccount } from './contract-account.internal.server.ts';
import { alreadyBilled, notAccepted, orderEnded, requireBillable, requireDueDay } from './receipt.rules.ts';

/** Locks the quote or the direct order. @throws DomainError `not-found`, or `conflict` without an agreement. */
async function holdAgreed(key: ContractKey): Promise<void> {
  if ('order_id' in key) {
    const order = await holdOrder({ id: key.order_id });
    if (order === null) throw orderNotFound();
    if (order.status === 'annulé') throw orderEnded();
    return;
  }
  const quote = await holdQuote({ id: key.quote_id });
  // The deposits of a contract are asked on its quote.
  if (quote === null || quote.amends_id !== null) throw quoteNotFound();
  if (quote.status !== 'accepted') throw notAccepted();
}

/**
 * Issues the invoice of a deposit before it is paid, up to what is left to invoice of the contract.
 * @throws DomainError `not-found`, `invalid` for the amount or the day, `conflict` where none can be asked.
 */
export const requestDeposit = (
  key: ContractKey,
  { amount, due_on }: { amount: number; due_on: string },
): Promise<Invoice> =>
  transaction(async () => {
    await lockLedger();
    await holdAgreed(key);
    const billed = await findBilled(key);
    const contract = await readContractAccount(key);
    if (billed === null || contract === null) throw quoteNotFound();
    if (contract.is_closed) throw notAccepted();
    const bill = await findBill(key);
    if (bill.invoiceId !== null) throw alreadyBilled(bill.number);
    requireBillable(amount, contract.account.to_invoice_cents);
    const barredUntil = 'quote_id' in key ? await findUnpaidUntil({ quoteId: key.quote_id }) : null;
    requireDueDay(due_on, { today: parisDay(now()), barredUntil });
    return askDepositInvoice({ ...billed, amount_cents: amount }, due_on);
  });
