import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { mailCompany, notify } from '#src/domains/notifications/notification.internal.server.ts';
import { findInvoiceNumbers } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { findEntriesByPayments } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { href } from '#src/kernel/href.ts';
import { euros } from '#src/kernel/money.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import { limitRate, readHits } from '#src/platform/security/rate-limit.server.ts';
import type { OwnPayment } from './contract-account.contract.ts';
import { toMovement } from './contract-account.views.ts';
import { decideTarget } from './due.internal.server.ts';
import {
  afterReport,
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
import { toReceipt } from './receipt.document.server.ts';
import { getRequestedRefund } from './receipt.rules.ts';
import { bookRefund } from './refund.internal.server.ts';

async function readOwnPayments(ids: number[]): Promise<(OwnPayment & { id: number })[]> {
  const entries = await findEntriesByPayments(ids);
  return (await selectRecordsByIds(ids)).map((payment) => ({
    id: payment.id,
    ...toReceipt(payment),
    movements: entries.filter((one) => one.payment_id === payment.id).map((entry) => toMovement(entry, false)),
  }));
}

/** Returns the payments of an account and of its verified address, with the receipts and refunds of each. */
export async function findUserPayments(account: { userId: number }): Promise<RowPages<OwnPayment>> {
  return rowPages(await selectOwnPaymentIds(await findOwner(account)), readOwnPayments);
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

/**
 * Records the gateway's state of a payment once; outdated states change nothing. A reported movement has happened, so
 * it is booked even if the documents contradict it, with the reason and credit note of a refund requested by the office.
 */
export const settlePayment = ({ id, result }: z.infer<typeof Settlement>): Promise<PaymentRecord> =>
  transaction(async () => {
    const before = await lockPayment(id);
    if (before === undefined) throw paymentNotFound();
    const after = afterReport(before, result);
    if (after === before) return before;
    const request = getRequestedRefund(before, after);
    const { reason = '', actor_id: actorId = null, credits = false } = request ?? {};
    const booked = request === null ? after : { ...after, refund_request: null };
    const payment = await bookRefund({ before, after: booked, cause: { reason, actorId }, credits });
    await report(before, payment);
    return payment;
  });

/** Returns payments as the back office reads them, each with the printed number of its invoice. */
export async function presentPayments(payments: PaymentRecord[]): Promise<Payment[]> {
  const numbers = await findInvoiceNumbers(payments.flatMap(({ invoice_id }) => invoice_id ?? []));
  return payments.map((payment) => toPayment(payment, numbers.get(payment.invoice_id ?? 0) ?? ''));
}

export async function presentPayment(payment: PaymentRecord): Promise<Payment> {
  const [view] = await presentPayments([payment]);
  if (view === undefined) throw paymentNotFound();
  return view;
}

/** Returns every payment that matches a search and filter, in the order of the list. */
export const findPaymentPages = async (wanted: PaymentListQuery): Promise<RowPages<Payment>> =>
  rowPages(await selectPaymentIds(wanted), async (ids) => presentPayments(await selectPaymentsByIds(ids)));

/** Returns payments that contain a text, newest first. */
export const searchPaymentRecords = selectPaymentRecords;

/** Sums completed payments less their refunds, now and at an instant, in cents. */
export const sumRevenue = selectRevenue;

/** Sums completed payments less their refunds in each span between two instants, in cents. */
export const sumRevenueBySpan = selectRevenueSpans;
