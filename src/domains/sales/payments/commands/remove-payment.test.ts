import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { gateway, openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { selectPayment } from '../payment.store.server.ts';
import { removePayment } from './remove-payment.server.ts';

useDatabase();

let stripe: FakeStripe;
describe('removePayment', () => {
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterAll(() => stripe.close());
  afterEach(() => openGateway({}));

  it('keeps the row in the ledger, void, and logs who removed it', async () => {
    const admin = await asAdmin();
    const { id, transaction_id } = await aPayment({ status: 'completed', provider_status: 'succeeded' });
    await removePayment(admin, { id });
    expect((await selectPayment(id))?.voided_at).not.toBeNull();
    const [line] = await db().selectFrom('audit_log').selectAll().execute();
    expect([line?.action, JSON.parse(line?.before ?? '').transaction_id]).toEqual(['payment.delete', transaction_id]);
    await expect(removePayment(admin, { id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses to remove a captured real payment', async () => {
    const { id } = await aPayment({ provider: 'stripe', provider_status: 'succeeded', status: 'failed' });
    await expect(removePayment(await asAdmin(), { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('cancels a payment pending at Stripe first', async () => {
    await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });
    const { ref } = await gateway().create({ transactionId: 'TX-d', amountCents: 50_000, description: '' });
    const open = { provider: 'stripe', provider_ref: ref, provider_status: 'open' } as const;
    await removePayment(await asAdmin(), { id: (await aPayment(open)).id });
    expect(stripe.intents.get(ref)?.status).toBe('canceled');
  });
});
