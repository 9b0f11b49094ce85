import { describe, expect, it } from 'vitest';
import { anAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listNotifications } from '#src/domains/dashboard/bell.queries.server.ts';
import { anInvoice, completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';

import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { readRows } from '#tests/support/rows.ts';
import { recordReceipt } from './commands/record-receipt.server.ts';
import { recordRefund } from './commands/record-refund.server.ts';
import { aPayment } from './payment.fixture.server.ts';
import {
  findUserPayments,
  openPayment,
  reportAlteredPage,
  searchPaymentRecords,
  settlePayment,
  sumRevenue,
  sumRevenueBySpan,
} from './payment.internal.server.ts';

useDatabase(completeCompany);
useDemoPayments();

describe('findUserPayments', () => {
  it('returns only the payments of the given account', async () => {
    const [{ id: userId }, { id: other }] = [await anAccount(), await anAccount()];
    const { transaction_id } = await aPayment({ user_id: userId });
    await aPayment({ user_id: other });
    await aPayment();
    expect(await readRows(findUserPayments({ userId }))).toMatchObject([{ transaction_id }]);
  });

  it('returns the receipts and refunds that the office recorded under the account’s verified address', async () => {
    const { id: userId, email } = await anAccount();
    const verified = { email_verified_at: '2026-11-20T08:00:00.000Z' };
    await db().updateTable('users').set(verified).where('id', '=', userId).execute();
    const { id: invoiceId } = await anInvoice({ client_email: email });
    const admin = await asAdmin();
    const paid = { means: 'cheque', received_on: '2026-11-20', reference: '4711', bank: 'Banque du Rhône' } as const;
    freezeClock('2026-11-22T10:00:00Z');
    const { id } = await recordReceipt(admin, { ...paid, invoiceId, amount: 100 });
    await recordRefund(admin, { id, amount: 40, means: 'transfer', refunded_on: '2026-11-21' });
    const [payment, ...rest] = await readRows(findUserPayments({ userId }));
    freezeClock();
    expect(rest).toEqual([]);
    expect(payment).toMatchObject({
      amount: 100,
      refunded: 40,
      movements: [
        { ...paid, kind: 'receipt', amount: 100 },
        { kind: 'refund', means: 'transfer', received_on: '2026-11-21', amount: -40 },
      ],
    });
  });
});

describe('openPayment', () => {
  const context: Context = { ...asVisitor(), actor: { kind: 'system' } };

  let count = 0;

  const open = (changes = {}) =>
    openPayment(context, {
      quoteId: null,
      invoiceId: null,
      serviceId: null,
      token: null,
      cardHolder: 'Ada',
      userId: null,
      amountCents: 1_000,
      transactionId: `TX-${++count}`,
      idempotencyKey: null,
      requestHash: 'a',
      ...changes,
    });

  it('stores one payment for one key, for any number of concurrent requests', async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => open({ idempotencyKey: 'k' })));
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(opened.map(({ payment }) => payment?.transaction_id)).size).toBe(1);
    await expect(open({ idempotencyKey: 'k', requestHash: 'b' })).rejects.toMatchObject({ status: 422 });
  });

  it('allows five payments per client and does not count a repeated request', async () => {
    for (let sent = 0; sent < 5; sent += 1) await open({ idempotencyKey: `k${sent}` });
    await open({ idempotencyKey: 'k0' });
    await expect(open()).rejects.toMatchObject({ code: 'limit' });
  });
});

describe('reportAlteredPage', () => {
  const system = systemContext('test');

  const DIFFERENCE = 'Fichier modifié : /assets/payment-page-1.js.';

  it('emails the company once and notifies the administrators, with the differences', async () => {
    await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    await reportAlteredPage({ differences: [DIFFERENCE] });
    const emails = await queuedEmails();
    expect(emails.map(({ to }) => to)).toEqual(['contact@toit.example']);
    expect(emails[0]?.subject).toContain('Page de paiement modifiée');
    expect(emails[0]?.text).toContain(DIFFERENCE);
    const { notifications } = await listNotifications(await asAdmin(), {});
    expect(notifications).toMatchObject([{ type: 'error', title: 'Page de paiement modifiée' }]);
  });

  it('emails the company although email notifications are off', async () => {
    await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    await saveSettings(system, { group: 'notifications', values: { email_notifications: false } });
    await reportAlteredPage({ differences: [DIFFERENCE] });
    expect(await queuedEmails()).toHaveLength(1);
  });

  it('shortens a long list of differences to the maximum length of a notification', async () => {
    await reportAlteredPage({ differences: Array.from({ length: 60 }, () => DIFFERENCE) });
    const { notifications } = await listNotifications(await asAdmin(), {});
    expect(notifications[0]?.message).toHaveLength(500);
  });
});

describe('settlePayment', () => {
  const result = (status: 'open' | 'succeeded' | 'failed' | 'refunded', receivedCents = 50_000, refundedCents = 0) => ({
    ref: 'ref_1',
    status,
    receivedCents,
    refundedCents,
    method: 'visa',
    lastFour: '4242',
    failure: status === 'failed' ? 'card_declined' : '',
  });

  const notification = () => db().selectFrom('notifications').select(['type', 'title']).orderBy('id').execute();

  it('completes once and notifies the owner once', async () => {
    const { id } = await aPayment();
    await Promise.all(Array.from({ length: 10 }, () => settlePayment({ id, result: result('succeeded') })));
    const payment = await settlePayment({ id, result: result('succeeded') });
    expect(payment).toMatchObject({ status: 'completed', provider_status: 'succeeded', last_four: '4242' });
    expect(await notification()).toEqual([{ type: 'success', title: 'Paiement reçu' }]);
  });

  it('ignores late, outdated states', async () => {
    const { id } = await aPayment();
    await settlePayment({ id, result: result('succeeded') });
    for (const late of ['failed', 'open'] as const) {
      expect((await settlePayment({ id, result: result(late) })).status).toBe('completed');
    }
    expect((await settlePayment({ id, result: result('refunded', 50_000, 50_000) })).status).toBe('refunded');
    expect((await settlePayment({ id, result: result('succeeded') })).status).toBe('refunded');
  });

  it('books money that arrives late, even on a deleted payment', async () => {
    const { id } = await aPayment({ status: 'failed', voided_at: '2026-11-21T20:00:00.000Z' });
    expect(await settlePayment({ id, result: result('succeeded') })).toMatchObject({
      status: 'completed',
      voided_at: null,
    });
  });

  it('marks a payment with a different amount as failed', async () => {
    const { id } = await aPayment();
    expect(await settlePayment({ id, result: result('succeeded', 1) })).toMatchObject({
      status: 'failed',
      failure: 'amount_mismatch',
    });
    expect(await notification()).toEqual([{ type: 'error', title: 'Paiement à vérifier' }]);
  });

  it('answers 404 for a missing payment', async () => {
    await expect(settlePayment({ id: 404, result: result('open') })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('searchPaymentRecords', () => {
  it('finds payments by number and customer, newest first', async () => {
    const { id, transaction_id } = await aPayment();
    const newer = await aPayment();
    expect(await searchPaymentRecords({ search: transaction_id, limit: 5 })).toEqual([
      { id, title: transaction_id, subtitle: 'Paule Rivoire' },
    ]);
    expect((await searchPaymentRecords({ search: 'rivoire', limit: 1 }))[0]?.id).toBe(newer.id);
  });
});

describe('sumRevenue', () => {
  it('sums completed payments, now and at a given instant', async () => {
    await aPayment({ status: 'completed', completed_at: '2026-10-01T00:00:00.000Z' });
    await aPayment({ status: 'completed', completed_at: '2026-11-02T00:00:00.000Z', refunded_cents: 1 });
    await aPayment();
    expect(await sumRevenue('2026-11-01T00:00:00.000Z')).toEqual({
      total_cents: 99_999,
      before_cents: 50_000,
    });
  });
});

describe('sumRevenueBySpan', () => {
  it('counts a payment in the span in which it was completed', async () => {
    for (const completed_at of ['2026-11-01T23:00:00.000Z', '2026-11-02T22:59:59.999Z', '2026-11-02T23:00:00.000Z']) {
      await aPayment({ status: 'completed', completed_at });
    }
    const marks = ['2026-11-01T23:00:00.000Z', '2026-11-02T23:00:00.000Z', '2026-11-03T23:00:00.000Z'];
    expect(await sumRevenueBySpan(marks)).toEqual([100_000, 50_000]);
  });
});
