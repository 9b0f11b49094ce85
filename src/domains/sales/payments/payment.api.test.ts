import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { anAgreedQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { ASKING, aPayment, DECLINED, TYPED } from './payment.fixture.server.ts';

useDatabase(completeCompany);
useDemoPayments();

const pay = (body: object, headers = {}) => aClient().send('POST', '/payment/process', body, headers);

describe('POST /payment/process', () => {
  it('returns the number beside the data, and the receipt to any caller who knows it', async () => {
    const answer = await pay({ ...TYPED, amount: 120.5 });
    const body = await answer.json();
    expect([answer.status, body]).toMatchObject([
      200,
      { success: true, transactionId: body.data.transaction_id, data: { status: 'completed', amount: 120.5 } },
    ]);
    const receipt = await (await aClient().send('GET', `/payment/${body.transactionId}`)).json();
    expect(receipt.data).toEqual(body.data);
  });

  it('answers 402 with message and number for a declined card', async () => {
    const answer = await pay({ ...DECLINED, amount: 10 });
    expect([answer.status, await answer.json()]).toMatchObject([
      402,
      { success: false, message: expect.stringContaining('refusé'), transactionId: expect.stringMatching(/^TX-/) },
    ]);
  });

  it('answers 202 for a card with confirmation until the customer answers', async () => {
    const answer = await pay({ ...ASKING, amount: 10 });
    const { transactionId, data } = await answer.json();
    expect([answer.status, data.status]).toEqual([202, 'pending']);
    const confirmed = await aClient().send('POST', `/payment/${transactionId}/confirm`, { accepted: true });
    expect([confirmed.status, (await confirmed.json()).data.status]).toEqual([200, 'completed']);
  });

  it('marks a repeated request, and refuses the same key for another payment', async () => {
    const headers = { 'idempotency-key': 'k' };
    const first = await (await pay({ ...TYPED, amount: 10 }, headers)).json();
    const again = await pay({ ...TYPED, amount: 10 }, headers);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual(first);
    expect((await pay({ ...TYPED, amount: 11 }, headers)).status).toBe(422);
  });

  it.each([
    ['cardNumber', '4970 1000 0000 0154'],
    ['cardNumber', '4242 4242 4242 4241'],
    ['cardNumber', ''],
    ['cardHolder', ''],
    ['cardHolder', '4242 4242 4242 4242'],
    ['expiryMonth', '13'],
    ['expiryMonth', ''],
    ['expiryYear', '2020'],
    ['expiryYear', '2099'],
    ['cvv', '12'],
    ['cvv', '12345'],
    ['amount', '50000.01'],
    ['amount', 0.99],
    ['serviceId', 404],
  ])('refuses %s “%s” and never echoes it', async (field, value) => {
    const answer = await pay({ ...TYPED, amount: 10, [field]: value });
    const text = await answer.text();
    const wrong = Object.keys(JSON.parse(text).errors);
    expect([answer.status, wrong[0]?.replace(/^expiry.*/, 'expiry')]).toEqual([
      422,
      field.replace(/^expiry.*/, 'expiry'),
    ]);
    if (value.toString().length > 3) expect(text).not.toContain(String(value));
  });

  it('states in the first sentence that this is a demonstration', async () => {
    const { message } = await (await pay({ ...TYPED, cardNumber: '4970100000000154', amount: 10 })).json();
    expect(message).toMatch(/^Mode démonstration/);
  });

  it('answers alike for a quote that is unknown, refused, paid or another customer’s', async () => {
    const customer = await signedIn('user');
    const other = await anAccount();
    const quote = async (changes: object) => (await aQuote({ amount_cents: 10_000, ...changes })).id;
    const ids = [
      404,
      await quote({ status: 'accepted', user_id: other.id }),
      await quote({ status: 'accepted' }),
      await quote({ status: 'rejected', user_id: other.id }),
      await quote({ status: 'accepted', user_id: other.id, paid_cents: 12_000 }),
    ];
    const bodies = [];
    for (const quoteId of ids) {
      const answer = await customer.send('POST', '/payment/process', { ...TYPED, quoteId, amount: 120 });
      bodies.push([answer.status, await answer.text()].join(' '));
    }
    expect([new Set(bodies).size, bodies[0]?.slice(0, 3)]).toEqual([1, '422']);
  });

  it('answers 429 after five payments of one client, without affecting others', async () => {
    for (let sent = 0; sent < 5; sent += 1) await pay({ ...DECLINED, amount: 10 });
    const answer = await pay({ ...TYPED, amount: 10 });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const other = await aClient({ from: '203.0.113.99' }).send('POST', '/payment/process', { ...TYPED, amount: 10 });
    expect(other.status).toBe(200);
  });
});

describe('with Stripe', () => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterAll(() => stripe.close());
  beforeEach(() => openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin }));
  afterEach(() => openGateway({}));

  async function ownQuote() {
    const customer = await signedIn('user');
    const { data } = await (await customer.send('GET', '/auth/user')).json().then((body) => ({ data: body.user }));
    const { id: quoteId } = await anAgreedQuote({ user_id: data.id, lines: [], amount_cents: 10_000 });
    return { customer, quoteId };
  }

  it.each([TYPED, { cvv: '123' }, { cardHolder: '4242 4242 4242 4242' }, { note: 'ma carte 4970100000000154' }])(
    'refuses %o with 400 and echoes none of it',
    async (sent) => {
      const answer = await pay({ ...sent, amount: 10 });
      const text = await answer.text();
      expect(answer.status).toBe(400);
      expect(text).not.toMatch(/4242|4970|123/);
    },
  );

  it('refuses a free amount unless the owner has enabled it', async () => {
    expect((await pay({ amount: 10 })).status).toBe(422);
  });

  it('returns the client secret; the receipt follows Stripe’s state', async () => {
    const { customer, quoteId } = await ownQuote();
    const send = (key: string) =>
      customer.send('POST', '/payment/process', { quoteId, amount: 120 }, { 'idempotency-key': key });
    const answer = await send('k');
    const { transactionId, data } = await answer.json();
    expect([answer.status, data.client_secret]).toEqual([202, expect.stringMatching(/^pi_.+_secret_/)]);
    expect((await (await send('k')).json()).data.client_secret).toBe(data.client_secret);
    const ref = data.client_secret.split('_secret_')[0];
    stripe.pay(ref, { brand: 'mastercard', last4: '4444' });
    const { payload, signature } = stripe.event('payment_intent.succeeded', stripe.intents.get(ref) ?? {});
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    expect((await aClient().send('POST', '/payment/webhook/stripe', payload, headers)).status).toBe(200);
    const receipt = await (await aClient().send('GET', `/payment/${transactionId}`)).json();
    expect(receipt.data).toMatchObject({ status: 'completed', payment_method: 'mastercard', last_four: '4444' });
    expect(JSON.stringify(receipt)).not.toContain('secret');
  });

  it('cancels the older of two forms for one quote', async () => {
    const { customer, quoteId } = await ownQuote();
    const refs = [];
    for (const amount of [120, 36]) {
      const { data } = await (await customer.send('POST', '/payment/process', { quoteId, amount })).json();
      refs.push(data.client_secret.split('_secret_')[0]);
    }
    expect(refs.map((ref) => stripe.intents.get(ref)?.status)).toEqual(['canceled', 'requires_payment_method']);
  });

  it('answers 400 to an unsigned or altered webhook', async () => {
    const { payload, signature } = stripe.event('payment_intent.succeeded', {});
    const send = (body: string, headers = {}) => aClient().send('POST', '/payment/webhook/stripe', body, headers);
    expect((await send(payload)).status).toBe(400);
    expect((await send(`${payload}\n`, { 'stripe-signature': signature })).status).toBe(400);
  });
});

describe('payment endpoints of the back office', () => {
  it('lists, counts, exports, changes and deletes payments', async () => {
    const admin = await signedIn('admin');
    const { id, transaction_id } = await aPayment({ status: 'completed', provider_status: 'succeeded' });
    for (const path of ['/payments', '/admin/payments']) {
      expect(await (await admin.send('GET', path)).json()).toMatchObject({ data: [{ id }], meta: { total: 1 } });
    }
    const csv = await (await admin.send('GET', '/admin/payments/export')).text();
    expect(csv).toContain(`${transaction_id};`);
    expect(csv).toContain(';500,00;');
    const changed = await admin.send('PUT', `/admin/payments/${id}/status`, { status: 'pending' });
    expect([changed.status, (await changed.json()).data.status]).toEqual([200, 'pending']);
    expect((await admin.send('PUT', `/admin/payments/${id}/status`, { status: 'paid' })).status).toBe(422);
    expect((await admin.send('DELETE', `/admin/payments/${id}`)).status).toBe(200);
    expect((await admin.send('GET', `/admin/payments/${id}`)).status).toBe(404);
    const { data } = await (await admin.send('GET', '/admin/payments/statistics')).json();
    expect(data).toMatchObject({ total: 0, completed_amount: 0 });
  });

  it('allows only administrators', async () => {
    const customer = await signedIn('user');
    for (const path of ['/payments', '/admin/payments', '/admin/payments/statistics']) {
      expect([(await aClient().send('GET', path)).status, (await customer.send('GET', path)).status]).toEqual([
        401, 403,
      ]);
    }
  });
});
