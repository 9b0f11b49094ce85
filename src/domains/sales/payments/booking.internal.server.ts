import { correctInvoice } from '#src/domains/sales/invoices/credit.internal.server.ts';
import type { ReceivedDeposit } from '#src/domains/sales/invoices/deposit.contract.ts';
import { findInvoice, issueDepositInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { mailInvoice } from '#src/domains/sales/invoices/invoice-mail.internal.server.ts';
import { getContractKey, settleContract } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import type { ContractKey, LedgerEntry, Means, NewLedgerEntry } from '#src/domains/sales/ledger/ledger.contract.ts';
import { appendEntry, findPaymentEntries, lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { findOrder } from '#src/domains/sales/orders/order.internal.server.ts';
import { getOrderCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { findQuote, priceQuotes, recordQuoteReceipt } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { isPriced } from '#src/domains/sales/quotes/quote-price.rules.ts';
import { emitEvent } from '#src/domains/webhooks/webhook.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { readContractAccount } from './contract-account.internal.server.ts';
import { bookedCents, toMeans } from './payment.rules.ts';
import { updatePayment } from './payment.store.server.ts';
import { type GivenBack, writeReceipt, writeRefund } from './payment-mail.internal.server.ts';
import type { PaymentRecord } from './payment-record.contract.ts';
import { meansText } from './receipt.document.server.ts';
import { getReceivedDay } from './receipt.rules.ts';

/** Why a payment counts for another amount than before. */
export interface Cause {
  /** `receipt` or `refund` by the sign of the change, unless the office corrects or reverses. */
  kind?: NewLedgerEntry['kind'];
  reason: string;
  actorId: number | null;
  /** How the office gave money back, or a refund that it cancels; a gateway gives it back to the card. */
  refund?: GivenBack;
}

/** Issues the invoice of money that no document of a contract asks for yet, before its works are billed; null for none. */
export const billDeposit = (payment: PaymentRecord): Promise<{ id: number; number: string } | null> =>
  transaction(async () => {
    const { quote_id, order_id, amount_cents } = payment;
    const key = quote_id === null ? order_id !== null && { order_id } : { quote_id };
    const billed = key === false ? null : await findBilled(key);
    const contract = key === false ? null : await readContractAccount(key);
    // Money that arrives after the end of a contract is to be given back.
    if (billed === null || contract === null || contract.is_closed) return null;
    const received = { means: meansText(payment), day: getReceivedDay(payment) };
    return issueDepositInvoice({ ...billed, amount_cents, received });
  });

type Billed = Pick<ReceivedDeposit, 'contract' | 'charge' | 'isPriced'>;

/** Returns a contract as its deposit invoices name it; null for none. */
export async function findBilled(key: ContractKey): Promise<Billed | null> {
  if ('order_id' in key) {
    const order = await findOrder({ id: key.order_id });
    if (order === null) return null;
    const { client_name: name, client_email: email, client_phone: phone, service: service_type } = order;
    const { user_id, address, customer_kind } = order;
    const contract = { user_id, name, email, phone, address, service_type, customer_kind };
    return { contract: { ...contract, quote_id: null, order_id: order.id }, charge: getOrderCharge(order) };
  }
  const quote = await findQuote({ id: key.quote_id });
  const [charge] = await priceQuotes({ ids: [key.quote_id] });
  if (quote === null || charge === undefined) return null;
  const contract = { ...quote, quote_id: quote.id, order_id: null };
  return { contract, charge, isPriced: charge.basis === 'signed' || isPriced(quote) };
}

/** Returns the valid invoice of a contract's works; null when there is none. */
export async function findBill(key: ContractKey): Promise<{ invoiceId: number | null; number: string }> {
  const { documents = [] } = (await readContractAccount(key)) ?? {};
  const standing = documents.find((one) => one.counts && one.kind === 'invoice' && one.state !== 'credited');
  return { invoiceId: standing?.id ?? null, number: standing?.number ?? '' };
}

/**
 * Credits what a payment that no longer counts leaves open of its deposit invoice: other money may settle that. A deposit
 * that the invoice of the works deducts stays, and is to be paid again.
 */
async function creditDeposit(payment: PaymentRecord): Promise<void> {
  const { deposit_invoice_id: id } = payment;
  const key = id === null ? null : await getContract(payment);
  const contract = key && (await readContractAccount(key));
  const balance = contract?.account.balances.find((one) => one.id === id);
  if (key === null || balance === undefined || balance.due_cents <= 0) return;
  const { invoiceId } = await findBill(key);
  if (invoiceId === null) await correctInvoice({ id: balance.id, amount_cents: balance.due_cents });
}

/** Returns the contract that a payment belongs to; null for a free payment. */
export async function getContract({ quote_id, order_id, invoice_id }: PaymentRecord): Promise<ContractKey | null> {
  if (quote_id !== null) return { quote_id };
  if (order_id !== null) return { order_id };
  const invoice = invoice_id === null ? null : await findInvoice({ id: invoice_id });
  return invoice === null ? null : getContractKey(invoice);
}

/** Returns the entry that a counter-entry of this amount cancels: the receipt, or the last refund that stands. */
export function findReversed(entries: readonly LedgerEntry[], cents: number): LedgerEntry | undefined {
  const reversed = new Set(entries.flatMap(({ reverses_id }) => reverses_id ?? []));
  return entries.findLast((entry) =>
    cents < 0
      ? entry.amount_cents > 0 && entry.kind !== 'reversal'
      : entry.kind === 'refund' && !reversed.has(entry.id),
  );
}

/** Books a change of the received amount: the ledger, then the sum of its quote. */
async function book(payment: PaymentRecord, cents: number, { kind, reason, actorId, refund }: Cause): Promise<void> {
  if (cents === 0) return;
  const { quote_id, invoice_id } = payment;
  const receipt = { amount_cents: cents, is_demo: payment.provider === 'sandbox' };
  const means: Means = refund?.means ?? toMeans(payment);
  const isReceipt = cents > 0 && kind !== 'reversal';
  const reverses = kind === 'reversal' ? findReversed(await findPaymentEntries(payment.id), cents) : undefined;
  await appendEntry({
    quote_id: null,
    order_id: null,
    ...(await getContract(payment)),
    received_on:
      refund?.received_on ?? (isReceipt && payment.received_on !== '' ? payment.received_on : parisDay(now())),
    kind: kind ?? (cents > 0 ? 'receipt' : 'refund'),
    means,
    amount_cents: cents,
    payment_id: payment.id,
    invoice_id,
    reverses_id: reverses?.id ?? null,
    reference: refund?.reference ?? (payment.reference || payment.transaction_id),
    bank: refund === undefined ? payment.bank : '',
    reason,
    actor_id: actorId,
    is_demo: receipt.is_demo ? 1 : 0,
  });
  if (quote_id !== null) await recordQuoteReceipt({ id: quote_id, ...receipt });
}

/** Tells webhooks of money that was received, in the transaction that books it. */
const announcePayment = (payment: PaymentRecord, cents: number): Promise<void> =>
  emitEvent(
    'payment.received',
    {
      ...payment,
      amount: toEuros(cents),
      means: toMeans(payment),
      received_on: getReceivedDay(payment),
      is_demo: payment.provider === 'sandbox',
    },
    { userId: payment.user_id, email: payment.customer_email },
  );

/**
 * Stores the new state of a locked payment, and in the same transaction its effects: the entry of the ledger, the amount
 * received on its quote or invoice, the deposit invoice or its credit note, and on first completion the receipt.
 */
export const bookPayment = ({
  before,
  after,
  cause,
}: {
  before: PaymentRecord;
  after: PaymentRecord;
  cause: Cause;
}): Promise<PaymentRecord> =>
  transaction(async () => {
    await lockLedger();
    const isFirst = after.status === 'completed' && before.completed_at === null;
    const change = bookedCents(after) - bookedCents(before);
    let payment = await updatePayment(isFirst ? { ...after, completed_at: nowIso() } : after);
    await book(payment, change, cause);
    if (change > 0 && cause.kind === undefined) await announcePayment(payment, change);
    if (change > 0 && bookedCents(before) <= 0) {
      const deposit = await billDeposit(payment);
      if (deposit !== null) payment = await updatePayment({ ...payment, deposit_invoice_id: deposit.id });
      // The receipt of the first completion brings its file along.
      if (deposit !== null && !(isFirst && payment.customer_email !== '')) await mailInvoice(deposit.id);
    }
    if (change < 0 && bookedCents(after) <= 0) await creditDeposit(payment);
    const contract = change === 0 ? null : await getContract(payment);
    if (contract !== null) await settleContract(contract);
    if (isFirst) await writeReceipt(payment);
    if (change < 0 && after.refunded_cents > before.refunded_cents) {
      await writeRefund(payment, -change, cause.refund);
    }
    await publish('admin', { event: 'payments', id: payment.id });
    return payment;
  });
