import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { gateway, openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { selectPayment } from '../payment.store.server.ts';
import { applyWebhook } from './apply-webhook.server.ts';

useDatabase();

let stripe: FakeStripe;
describe('applyWebhook', () => {
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterAll(() => stripe.close());
  beforeEach(() => openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin }));
  afterEach(() => openGateway({}));

  async function waiting() {
    const payment = await aPayment({ provider: 'stripe', customer_email: 'paule@essai.example' });
    const { transaction_id: transactionId, amount_cents: amountCents } = payment;
    const { ref } = await gateway().create({ transactionId, amountCents, description: '' });
    const notify = (type: string, options = {}) =>
      applyWebhook(asVisitor(), stripe.event(type, stripe.intents.get(ref) ?? {}, options));
    return { ref, notify, status: async () => (await selectPayment(payment.id))?.status };
  }
  const emails = async () => (await db().selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()).length;

  it('applies a webhook received twenty times once, with one email', async () => {
    const { ref, notify, status } = await waiting();
    stripe.pay(ref);
    await Promise.all(Array.from({ length: 20 }, () => notify('payment_intent.succeeded', { id: 'evt_1' })));
    expect([await status(), await emails()]).toEqual(['completed', 1]);
  });

  it('reads the current state from Stripe for a late “failed”', async () => {
    const { ref, notify, status } = await waiting();
    stripe.decline(ref);
    await notify('payment_intent.payment_failed');
    expect(await status()).toBe('pending');
    stripe.pay(ref);
    await notify('payment_intent.succeeded');
    await notify('payment_intent.payment_failed');
    expect(await status()).toBe('completed');
  });

  it('ignores false data in a webhook', async () => {
    const { notify, status } = await waiting();
    await notify('payment_intent.succeeded');
    expect(await status()).toBe('pending');
  });

  it('accepts and ignores a webhook about an unknown payment', async () => {
    const event = stripe.event('payment_intent.succeeded', { id: 'pi_x', object: 'payment_intent', metadata: {} });
    expect(await applyWebhook(asVisitor(), event)).toEqual({});
    expect(await db().selectFrom('payment_events').selectAll().execute()).toEqual([]);
  });

  it('refuses the webhook while Stripe is unreachable, so that it is sent again', async () => {
    const { ref, notify, status } = await waiting();
    stripe.pay(ref);
    stripe.fail(9);
    await expect(notify('payment_intent.succeeded', { id: 'evt_9' })).rejects.toMatchObject({ code: 'unavailable' });
    stripe.fail(0);
    await notify('payment_intent.succeeded', { id: 'evt_9' });
    expect(await status()).toBe('completed');
  });
});
