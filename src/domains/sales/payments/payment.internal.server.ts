import { z } from 'zod';
import { mailCompany, notify } from '#src/domains/notifications/notification.internal.server.ts';
import { issueDepositInvoice, recordInvoiceReceipt } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { findQuote, priceQuotes, recordQuoteReceipt } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { href } from '#src/kernel/href.ts';
import { euros } from '#src/kernel/money.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import { limitRate, readHits } from '#src/platform/security/rate-limit.server.ts';
import { decideTarget } from './due.internal.server.ts';
import type { Receipt } from './payment.contract.ts';
import { sendReceipt } from './payment.mail.server.ts';
import {
  afterReport,
  bookedCents,
  DECLINES_PER_QUOTE,
  declinesBucket,
  PAYMENT_LIMIT,
  paymentNotFound,
  paymentsOff,
} from './payment.rules.ts';
import {
  insertPayment,
  lockPayment,
  selectByKey,
  selectOpenFor,
  selectOwnPaymentIds,
  selectRecordsByIds,
  updatePayment,
} from './payment.store.server.ts';
import type { Payment, PaymentListQuery } from './payment-admin.contract.ts';
import {
  selectPaymentIds,
  selectPaymentRecords,
  selectPaymentsByIds,
  selectRevenue,
  selectRevenueSpans,
} from './payment-admin.store.server.ts';
import { toPayment } from './payment-admin.views.ts';
import { ALTERED_PAGE_TEXTS, PAYMENT_NEWS } from './payment-notification.texts.ts';
import { type NewPayment, PaymentRecord, type PaymentTarget, type Settlement } from './payment-record.contract.ts';

import { PAYMENT_REFUSALS } from './payment-refusals.texts.ts';
import { cardText, toReceipt } from './receipt.document.server.ts';

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

/** Quote before invoice: same lock order as other callers. */
async function book({ quote_id, invoice_id, provider }: PaymentRecord, cents: number): Promise<void> {
  if (cents === 0) return;
  const receipt = { amount_cents: cents, is_demo: provider === 'sandbox' };
  if (quote_id !== null) await recordQuoteReceipt({ id: quote_id, ...receipt });
  if (invoice_id !== null) await recordInvoiceReceipt({ id: invoice_id, ...receipt });
}

/**
 * Stores the new state of a locked payment, and in the same transaction its effects: the amount received on its quote or
 * invoice, and on first completion the deposit invoice and the receipt.
 */
export const bookPayment = ({
  before,
  after,
}: {
  before: PaymentRecord;
  after: PaymentRecord;
}): Promise<PaymentRecord> =>
  transaction(async () => {
    const isFirst = after.status === 'completed' && before.completed_at === null;
    const payment = await updatePayment(isFirst ? { ...after, completed_at: nowIso() } : after);
    await book(payment, bookedCents(payment) - bookedCents(before));
    if (isFirst) {
      await billDeposit(payment);
      await writeReceipt(payment);
    }
    await publish('admin', { event: 'payments', id: payment.id });
    return payment;
  });

/** Returns the payments of an account. */
export async function findUserPayments({ userId }: { userId: number }): Promise<RowPages<Receipt>> {
  return rowPages(await selectOwnPaymentIds(userId), selectRecordsByIds).map(toReceipt);
}

/** Either the payment of this key, new or not, or the payments that conflict with it. */
const Opened = z.object({ payment: PaymentRecord.nullable(), isNew: z.boolean(), blockedBy: z.array(z.int()) });

async function knownFor({ idempotencyKey, requestHash }: NewPayment): Promise<PaymentRecord | undefined> {
  const known = idempotencyKey === null ? undefined : await selectByKey(idempotencyKey);
  if (known === undefined || known.request_hash === requestHash) return known;
  throw new DomainError('invalid', PAYMENT_REFUSALS.otherBody, {
    fields: { 'Idempotency-Key': [PAYMENT_REFUSALS.used] },
  });
}

async function limit({ quote_id }: PaymentTarget, { clientAddress }: Context): Promise<void> {
  if (quote_id !== null) {
    const { hits } = await readHits(declinesBucket(quote_id));
    if (hits >= DECLINES_PER_QUOTE.hits) {
      throw new DomainError('limit', PAYMENT_REFUSALS.tooManyDeclines, {
        retryAfterSeconds: DECLINES_PER_QUOTE.seconds,
      });
    }
  }
  await limitRate(`payment:${clientAddress}`, PAYMENT_LIMIT);
}

/** Decides and stores a new payment; it is durable before the gateway is called. */
export const openPayment = (context: Context, wanted: NewPayment): Promise<z.infer<typeof Opened>> =>
  transaction(async () => {
    const { mode } = gateway();
    if (mode === 'off') throw paymentsOff();
    const before = await knownFor(wanted);
    if (before !== undefined) return { payment: before, isNew: false, blockedBy: [] };
    const target = await decideTarget(wanted).catch(async (refusal: unknown) => {
      // An identical concurrent request may have completed the payment meanwhile.
      const meanwhile = refusal instanceof DomainError ? await knownFor(wanted) : undefined;
      if (meanwhile === undefined) throw refusal;
      return meanwhile;
    });
    if ('transaction_id' in target) return { payment: target, isNew: false, blockedBy: [] };
    const open = await selectOpenFor(target, mode);
    if (open.length > 0) {
      const mine = await knownFor(wanted);
      return { payment: mine ?? null, isNew: false, blockedBy: mine === undefined ? open.map(({ id }) => id) : [] };
    }
    const payment = await insertPayment({
      ...target,
      transaction_id: wanted.transactionId,
      provider: mode,
      user_id: wanted.userId,
      amount_cents: wanted.amountCents,
      idempotency_key: wanted.idempotencyKey,
      request_hash: wanted.requestHash,
    });
    if (payment === undefined) return { payment: (await knownFor(wanted)) ?? null, isNew: false, blockedBy: [] };
    await limit(target, context);
    return { payment, isNew: true, blockedBy: [] };
  });

const MESSAGE_MAX = 500;

/** Notifies the administrators, and emails the owner despite any notification rules, that /payment was altered. */
export const reportAlteredPage = ({ differences }: { differences: string[] }): Promise<void> =>
  transaction(async () => {
    const message = toExcerpt(`${ALTERED_PAGE_TEXTS.advice} ${differences.join(' ')}`, MESSAGE_MAX);
    const notification = { title: ALTERED_PAGE_TEXTS.title, message, link: '', topic: 'payment-page' };
    // The email below is sent once, whatever the rules.
    await notify({ ...notification, type: 'error', event: 'mail-failure', isWatched: true });
    await mailCompany({ ...notification, topic: null });
  });

/** Notifies the owner, if the change requires it. */
async function report(before: PaymentRecord, after: PaymentRecord): Promise<void> {
  if (before.status === after.status) return;
  const kind = after.failure === 'amount_mismatch' ? 'mismatch' : after.status;
  if (kind === 'pending') return;
  const notification = PAYMENT_NEWS[kind];
  await notify({
    type: notification.type,
    event: 'payment',
    title: notification.title,
    message: fill(notification.message, {
      amount: euros(after.amount_cents),
      name: after.customer_name,
      number: after.transaction_id,
    }),
    link: href('/admin/payments', { view: after.id }),
  });
}

/** Records the gateway's state of a payment, once: outdated states change nothing. */
export const settlePayment = ({ id, result }: z.infer<typeof Settlement>): Promise<PaymentRecord> =>
  transaction(async () => {
    const before = await lockPayment(id);
    if (before === undefined) throw paymentNotFound();
    const after = afterReport(before, result);
    if (after === before) return before;
    const payment = await bookPayment({ before, after });
    await report(before, payment);
    return payment;
  });

/** Queues the receipt email in the transaction that books the payment, if the customer gave an address. */
export const writeReceipt = (payment: PaymentRecord): Promise<void> =>
  transaction(async () => {
    if (payment.customer_email === '') return;
    const { general } = await readSettings();
    await sendReceipt(payment, {
      name: general.site_name,
      phone: general.contact_phone,
      email: general.contact_email,
    });
  });

/** Returns every payment that matches a search and filter, in the order of the list. */
export const findPaymentPages = async (wanted: PaymentListQuery): Promise<RowPages<Payment>> =>
  rowPages(await selectPaymentIds(wanted), selectPaymentsByIds).map(toPayment);

/** Returns payments that contain a text, newest first. */
export const searchPaymentRecords = selectPaymentRecords;

/** Sums completed payments less their refunds, now and at an instant, in cents. */
export const sumRevenue = selectRevenue;

/** Sums completed payments less their refunds in each span between two instants, in cents. */
export const sumRevenueBySpan = selectRevenueSpans;
