import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { gateway, openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { recordRefund } from '../commands/record-refund.server.ts';
import { readContract } from '../contract-account.queries.server.ts';
import { PAYMENT_STATUSES } from '../payment.contract.ts';
import { aPayment, TYPED } from '../payment.fixture.server.ts';
import { selectTransaction } from '../payment.store.server.ts';
import { changePaymentStatus } from './change-payment-status.server.ts';
import { payByCard } from './pay-by-card.server.ts';

useDatabase();
useDemoPayments();

let stripe: FakeStripe;
describe('changePaymentStatus', () => {
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterAll(() => stripe.close());
  afterEach(() => openGateway({}));

  const lines = async () =>
    (await db().selectFrom('audit_log').select(['action', 'before', 'after']).orderBy('id').execute()).map((line) => ({
      ...line,
      before: JSON.parse(line.before ?? ''),
      after: JSON.parse(line.after ?? ''),
    }));

  it('sets any status after any other and logs who changed what', async () => {
    const admin = await asAdmin();
    const { id } = await aPayment({ status: 'completed', provider_ref: 'x', provider_status: 'succeeded' });
    for (const status of [...PAYMENT_STATUSES].reverse()) {
      const view = await changePaymentStatus(admin, { id, status });
      expect(view).toMatchObject({ status, provider_status: 'succeeded', is_mismatch: status !== 'completed' });
    }
    expect((await lines())[0]).toEqual({
      action: 'payment.status',
      before: { status: 'completed' },
      after: { status: 'refunded' },
    });
  });

  it('refunds the money on request, once', async () => {
    await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });
    const admin = await asAdmin();
    const { ref } = await gateway().create({ transactionId: 'TX-r', amountCents: 50_000, description: '' });
    stripe.pay(ref);
    const { id } = await aPayment({
      provider: 'stripe',
      provider_ref: ref,
      provider_status: 'succeeded',
      status: 'completed',
    });
    stripe.loseAnswers(1);
    for (const _time of [1, 2]) {
      const visible = await changePaymentStatus(admin, { id, status: 'refunded', refund: true });
      expect(visible).toMatchObject({
        status: 'refunded',
        provider_status: 'refunded',
        refunded: 500,
        is_mismatch: false,
      });
    }
    expect(stripe.refunds).toMatchObject([{ payment_intent: ref, amount: 50_000 }]);
  });

  it('refunds what the customer paid since, unless the editor saw it waiting', async () => {
    await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });
    const admin = await asAdmin();
    const { ref } = await gateway().create({ transactionId: 'TX-w', amountCents: 50_000, description: '' });
    stripe.pay(ref);
    const open = { provider: 'stripe', provider_ref: ref, provider_status: 'open' } as const;
    const { id, updated_at } = await aPayment(open);
    const wanted = { id, status: 'refunded', refund: true } as const;
    await expect(changePaymentStatus(admin, { ...wanted, updated_at })).rejects.toMatchObject({ code: 'conflict' });
    expect(await changePaymentStatus(admin, wanted)).toMatchObject({ status: 'refunded', refunded: 500 });
    expect(stripe.intents.get(ref)?.latest_charge?.amount_refunded).toBe(50_000);
  });

  it('adds up a partial and a whole refund of a demonstration', async () => {
    const admin = await asAdmin();
    const { id } = await aPayment({ status: 'completed', provider_ref: 'x', provider_status: 'succeeded' });
    await recordRefund(admin, { id, amount: 120, means: 'card', refunded_on: parisDay(now()) });
    const refunded = await changePaymentStatus(admin, { id, status: 'refunded', refund: true });
    expect(refunded).toMatchObject({ amount: 500, refunded: 500, status: 'refunded', is_mismatch: false });
  });

  it('refuses to complete a payment that the gateway never took: a receipt is recorded instead', async () => {
    const admin = await asAdmin();
    for (const provider_status of ['', 'open', 'failed', 'canceled']) {
      const { id } = await aPayment({ provider_status });
      await expect(changePaymentStatus(admin, { id, status: 'completed' })).rejects.toThrow(/jamais encaissé/);
    }
  });

  it('refuses to make a payment wait that Stripe took, so that it blocks no invoice', async () => {
    const admin = await asAdmin();
    for (const provider_status of ['succeeded', 'refunded']) {
      const { id } = await aPayment({ provider: 'stripe', provider_ref: 'x', provider_status, status: 'completed' });
      await expect(changePaymentStatus(admin, { id, status: 'pending' })).rejects.toThrow(/déjà encaissé/);
      expect(await changePaymentStatus(admin, { id, status: 'failed' })).toMatchObject({ status: 'failed' });
    }
  });

  it('lets a payment that was taken wait without blocking the invoice of the works', async () => {
    await completeCompany();
    const admin = await asAdmin();
    const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const { id: orderId } = await anOrderRow({ quote_id: quoteId, lines: ROOF_LINES });
    await aPayment({ quote_id: quoteId, status: 'pending', provider_ref: 'x', provider_status: 'succeeded' });
    expect(await issueInvoice(admin, { id: orderId })).toMatchObject({ kind: 'invoice' });
  });

  it('refuses to complete a fully refunded payment', async () => {
    const admin = await asAdmin();
    const { id } = await aPayment({ status: 'completed', provider_ref: 'x', provider_status: 'succeeded' });
    await recordRefund(admin, { id, amount: 500, means: 'card', refunded_on: parisDay(now()) });
    await expect(changePaymentStatus(admin, { id, status: 'completed' })).rejects.toThrow(/remboursé en entier/);
  });

  it('gives back a deposit that an invoice deducts, which is then to be paid again', async () => {
    await completeCompany();
    const admin = await asAdmin();
    const { id: quoteId, token } = await aContract();
    const { receipt } = await payByCard(asVisitor(), { ...TYPED, token, amount: 5438.53 } as never);
    const { id: orderId } = await anOrderRow({ quote_id: quoteId, lines: ROOF_LINES });
    await issueInvoice(admin, { id: orderId });
    const { id } = (await selectTransaction(receipt.transaction_id)) ?? { id: 0 };
    const change = { id, status: 'refunded', refund: true } as const;
    await changePaymentStatus(admin, change);
    const { due, contract, ...sums } = await readContract(admin, { quoteId });
    expect(sums).toMatchObject({ received: 5438.53, refunded: 5438.53, credited: 0 });
    expect(due).toBe(contract);
  });

  it('refuses a change by an editor who loaded an older version', async () => {
    const { id } = await aPayment();
    const change = { id, status: 'failed' as const, updated_at: '2020-01-01T00:00:00.000Z' };
    await expect(changePaymentStatus(await asAdmin(), change)).rejects.toMatchObject({ code: 'conflict' });
  });
});
