import { randomBytes } from 'node:crypto';
import type { LedgerEntry } from '#src/domains/sales/ledger/ledger.contract.ts';
import { findContractEntries } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { isRefundEntry } from '#src/domains/sales/pricing/contract-account.rules.ts';
import { findUnpaidUntil } from '#src/domains/sales/quotes/quote-amendment.internal.server.ts';
import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { bookPayment } from '../booking.internal.server.ts';
import { presentPayment } from '../payment.internal.server.ts';
import { paymentNotFound } from '../payment.rules.ts';
import { insertPayment, selectEqualReceipt } from '../payment.store.server.ts';
import { Payment } from '../payment-admin.contract.ts';
import { barredUntil, knownReceipt, requireLegalCash, requireReceivedDay } from '../receipt.rules.ts';
import { holdReceiptTarget, type SettledDocument } from '../receipt-target.internal.server.ts';
import { NewReceipt, type ReceivedMoney } from '../record-receipt.contract.ts';

const ID_BYTES = 16;

const findEntries = ({ quote_id, order_id }: SettledDocument): Promise<LedgerEntry[]> =>
  findContractEntries(quote_id === null ? { order_id: order_id ?? 0 } : { quote_id });

/** @throws DomainError `invalid` when the contract's cash would exceed the legal limit. */
async function checkCash(target: SettledDocument, { means, amount }: ReceivedMoney): Promise<void> {
  if (means !== 'cash') return;
  // Cash given back does not lower what was paid in cash.
  const cash = (await findEntries(target)).filter(
    (entry) => entry.means === 'cash' && !isRefundEntry(entry) && (entry.is_demo === 1) === isDemonstration(),
  );
  requireLegalCash(
    cash.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    amount,
  );
}

/** @throws DomainError `conflict` when the contract has an equal receipt, on whichever of its documents. */
async function checkEqual(target: SettledDocument, row: Parameters<typeof selectEqualReceipt>[1]): Promise<void> {
  const ids = (await findEntries(target)).flatMap(({ payment_id }) => payment_id ?? []);
  const known = await selectEqualReceipt([...new Set(ids)], row);
  if (known !== undefined) throw knownReceipt(known.transaction_id);
}

/** @throws DomainError `conflict` in the seven days after a contract at the customer's home (article L221-10). */
async function checkPeriod({ quote_id }: SettledDocument): Promise<void> {
  const until = quote_id === null ? null : await findUnpaidUntil({ quoteId: quote_id });
  if (until !== null) throw barredUntil(formatLongDate(`${until}T12:00:00Z`));
}

/** Records money that the office received by any means; what exceeds the amount due is a credit of the customer. */
export const recordReceipt = command({
  allow: 'money',
  input: NewReceipt,
  output: Payment,
  audit: (_input, { id, amount, payment_method, customer_name: name }) => ({
    action: 'payment.record',
    class: 'money',
    subject: `payment:${id}`,
    after: { name, amount, payment_method },
  }),
  run: async (received, { actor }) => {
    requireReceivedDay(received.received_on, parisDay(now()));
    const target = await holdReceiptTarget(received);
    await checkPeriod(target);
    await checkCash(target, received);
    const { quote_id, invoice_id, service_title, user_id, customer_name, customer_email } = target;
    // An invoice names its order itself.
    const order_id = quote_id === null && invoice_id === null ? target.order_id : null;
    const row = {
      ...{ quote_id, order_id, invoice_id, service_id: null, service_title, user_id, customer_name, customer_email },
      transaction_id: `ENC-${randomBytes(ID_BYTES).toString('hex').toUpperCase()}`,
      // Money of a demonstration counts only there.
      provider: isDemonstration() ? 'sandbox' : 'office',
      amount_cents: received.amount,
      payment_method: received.means,
      reference: received.reference,
      bank: received.bank,
      received_on: received.received_on,
      idempotency_key: null,
      request_hash: '',
    } as const;
    if (!received.is_again) await checkEqual(target, row);
    const before = await insertPayment(row);
    if (before === undefined) throw paymentNotFound();
    const actorId = actor.kind === 'user' ? actor.userId : null;
    const cause = { reason: '', actorId };
    return presentPayment(await bookPayment({ before, after: { ...before, status: 'completed' }, cause }));
  },
});
