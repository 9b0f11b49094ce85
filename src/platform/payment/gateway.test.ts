import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { openGateway } from './gateway.server.ts';

const CHARGE = { transactionId: 'TX-1', amountCents: 12_345, description: 'Devis n° 1' };

afterEach(() => openGateway({}));

describe('the demonstration', () => {
  it.each([
    ['4242 4242 4242 4242', 'succeeded', 'visa', '4242'],
    ['5555555555554444', 'succeeded', 'mastercard', '4444'],
    ['4000000000000002', 'failed', 'visa', '0002'],
    ['4000002500003155', 'open', 'visa', '3155'],
  ])('answers to %s: %s', async (cardNumber, status, method, lastFour) => {
    const port = await openGateway({});
    const told = await port.create({ ...CHARGE, cardNumber });
    expect(told).toMatchObject({ status, method, lastFour, ref: 'sandbox_TX-1' });
    expect(JSON.stringify(told)).not.toContain(cardNumber.replaceAll(' ', ''));
  });

  it('has taken nothing when the number is gone', async () => {
    expect(await (await openGateway({})).create(CHARGE)).toMatchObject({ status: 'failed', failure: 'interrupted' });
  });
});

describe('Stripe', () => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterAll(() => stripe.close());
  const port = () => openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });

  it('is chosen by its keys, and shows the public one alone', async () => {
    const { mode, publicConfig } = await port();
    expect([mode, publicConfig()]).toEqual(['stripe', { publishableKey: 'pk_test_essai' }]);
  });

  it('is asked once for a payment, however often its answer is lost', async () => {
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

  it('tells what became of a payment, and gives it back', async () => {
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

  it('gives up what is open', async () => {
    const gateway = await port();
    const { ref } = await gateway.create({ ...CHARGE, transactionId: 'TX-3' });
    expect(await gateway.cancel(ref)).toMatchObject({ status: 'canceled', failure: 'abandoned' });
  });

  it('out of reach is “unavailable”, and says nothing of what was sent', async () => {
    const gateway = await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: 'http://127.0.0.1:9' });
    await expect(gateway.retrieve('pi_1')).rejects.toMatchObject({ code: 'unavailable' });
  });

  describe('a signed message', () => {
    const intent = { id: 'pi_9', object: 'payment_intent', metadata: { transaction_id: 'TX-9' } };

    it('is read when the signature is good', async () => {
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
    ])('%s is refused', async (_what, alter) => {
      const gateway = await port();
      const [payload = '', signature = ''] = alter(stripe.event('payment_intent.succeeded', intent));
      expect(() => gateway.parseWebhook(payload, signature)).toThrow('Signature invalide.');
    });

    it('takes a clock that is a little ahead of ours', async () => {
      const { payload, signature } = stripe.event('payment_intent.succeeded', intent, { id: 'evt_2', ageSeconds: -60 });
      expect((await port()).parseWebhook(payload, signature)).toMatchObject({ id: 'evt_2' });
    });

    it.each([{ ageSeconds: 600 }, { ageSeconds: -310 }, { ageSeconds: -86_400 }, { secret: 'whsec_autre' }])(
      'with %o is refused',
      async (options) => {
        const gateway = await port();
        const { payload, signature } = stripe.event('payment_intent.succeeded', intent, options);
        expect(() => gateway.parseWebhook(payload, signature)).toThrow('Signature invalide.');
      },
    );
  });
});
