import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { openGateway } from './gateway.server.ts';

const CHARGE = { transactionId: 'TX-1', amountCents: 12_345, description: 'Devis n° 1' };

afterEach(() => openGateway({}));

describe('demonstration gateway', () => {
  it.each([
    ['4242 4242 4242 4242', 'succeeded', 'visa', '4242'],
    ['5555555555554444', 'succeeded', 'mastercard', '4444'],
    ['4000000000000002', 'failed', 'visa', '0002'],
    ['4000002500003155', 'open', 'visa', '3155'],
  ])('answers the card %s with %s', async (cardNumber, status, method, lastFour) => {
    const port = await openGateway({ PAYMENTS: 'demo' });
    const result = await port.create({ ...CHARGE, cardNumber });
    expect(result).toMatchObject({ status, method, lastFour, ref: 'sandbox_TX-1' });
    expect(JSON.stringify(result)).not.toContain(cardNumber.replaceAll(' ', ''));
  });

  it('charges nothing when the card number is lost', async () => {
    expect(await (await openGateway({ PAYMENTS: 'demo' })).create(CHARGE)).toMatchObject({
      status: 'failed',
      failure: 'interrupted',
    });
  });
});

describe('no gateway', () => {
  it('refuses every call as a conflict', async () => {
    const port = await openGateway({ ...STRIPE_KEYS, PAYMENTS: 'off' });
    expect(port.mode).toBe('off');
    for (const call of [port.create(CHARGE), port.retrieve('x'), port.cancel('x'), port.refund('x', 1, 'k')]) {
      await expect(call).rejects.toMatchObject({ code: 'conflict' });
    }
    expect(() => port.parseWebhook('{}', '')).toThrow('Le paiement en ligne n’est pas proposé ici');
  });

  it('opens where neither a mode nor a key is set', async () => {
    expect((await openGateway({})).mode).toBe('off');
  });

  it('keeps an open demonstration with its answers', async () => {
    const port = await openGateway({ PAYMENTS: 'demo' });
    expect(await openGateway({ PAYMENTS: 'demo' })).toBe(port);
  });
});

describe('Stripe', () => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterAll(() => stripe.close());
  const port = () => openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });

  it('uses Stripe when its keys are set, and exposes only the public one', async () => {
    const { mode, publicConfig } = await port();
    expect([mode, publicConfig()]).toEqual(['stripe', { publishableKey: 'pk_test_essai' }]);
  });

  it('creates one payment, however often the response is lost', async () => {
    const gateway = await port();
    stripe.loseAnswers(1);
    const first = await gateway.create({ ...CHARGE, transactionId: 'TX-lost' });
    const again = await gateway.create({ ...CHARGE, transactionId: 'TX-lost' });
    expect(again.ref).toBe(first.ref);
    expect(first.clientSecret).toContain(first.ref);
    expect([...stripe.intents.values()].filter(({ metadata }) => metadata.transaction_id === 'TX-lost')).toHaveLength(
      1,
    );
  });

  it('returns the state of a payment, and refunds it', async () => {
    const gateway = await port();
    const { ref } = await gateway.create({ ...CHARGE, transactionId: 'TX-2' });
    expect((await gateway.retrieve(ref)).status).toBe('open');
    stripe.pay(ref, { brand: 'mastercard', last4: '4444' });
    expect(await gateway.retrieve(ref)).toMatchObject({
      status: 'succeeded',
      receivedCents: 12_345,
      method: 'mastercard',
      lastFour: '4444',
    });
    expect((await gateway.cancel(ref)).status).toBe('succeeded');
    await gateway.refund(ref, 12_345, 'refund-TX-2');
    expect(await gateway.refund(ref, 12_345, 'refund-TX-2')).toMatchObject({
      status: 'refunded',
      refundedCents: 12_345,
    });
    expect(stripe.refunds).toHaveLength(1);
  });

  it('cancels an open payment', async () => {
    const gateway = await port();
    const { ref } = await gateway.create({ ...CHARGE, transactionId: 'TX-3' });
    expect(await gateway.cancel(ref)).toMatchObject({ status: 'canceled', failure: 'abandoned' });
  });

  it('refuses as unavailable when Stripe cannot be reached, without the data that was sent', async () => {
    const gateway = await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: 'http://127.0.0.1:9' });
    await expect(gateway.retrieve('pi_1')).rejects.toMatchObject({ code: 'unavailable' });
  });

  describe('parseWebhook', () => {
    const intent = { id: 'pi_9', object: 'payment_intent', metadata: { transaction_id: 'TX-9' } };

    it('reads a message with a valid signature', async () => {
      const { payload, signature } = stripe.event('payment_intent.succeeded', intent, { id: 'evt_1' });
      expect((await port()).parseWebhook(payload, signature)).toEqual({
        id: 'evt_1',
        kind: 'payment_intent.succeeded',
        ref: 'pi_9',
        transactionId: 'TX-9',
      });
    });

    it.each([
      ['without a signature', (sent: { payload: string }) => [sent.payload, '']],
      ['altered by a byte', (sent: { payload: string; signature: string }) => [`${sent.payload} `, sent.signature]],
    ])('refuses a message %s', async (_what, alter) => {
      const gateway = await port();
      const [payload = '', signature = ''] = alter(stripe.event('payment_intent.succeeded', intent));
      expect(() => gateway.parseWebhook(payload, signature)).toThrow('Signature invalide.');
    });

    it('accepts a clock that is slightly ahead of ours', async () => {
      const { payload, signature } = stripe.event('payment_intent.succeeded', intent, { id: 'evt_2', ageSeconds: -60 });
      expect((await port()).parseWebhook(payload, signature)).toMatchObject({ id: 'evt_2' });
    });

    it.each([{ ageSeconds: 600 }, { ageSeconds: -310 }, { ageSeconds: -86_400 }, { secret: 'whsec_autre' }])(
      'refuses a message with %o',
      async (options) => {
        const gateway = await port();
        const { payload, signature } = stripe.event('payment_intent.succeeded', intent, options);
        expect(() => gateway.parseWebhook(payload, signature)).toThrow('Signature invalide.');
      },
    );
  });
});
