import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { reconcilePayment } from './reconcile-payment.server.ts';

useDatabase();
useDemoPayments();
describe('reconcilePayment', () => {
  afterEach(() => freezeClock());

  it('skips payments being processed and settled ones', async () => {
    const { id } = await aPayment();
    expect((await reconcilePayment({ id })).status).toBe('pending');
    await expect(reconcilePayment({ id, isFinal: true })).rejects.toMatchObject({ code: 'conflict' });
    const done = await aPayment({ status: 'completed' });
    expect(await reconcilePayment({ id: done.id })).toMatchObject({
      status: 'completed',
      updated_at: done.updated_at,
    });
  });

  it('marks a payment that never reached the gateway as failed', async () => {
    const { id } = await aPayment();
    freezeClock(isoIn(5));
    expect(await reconcilePayment({ id })).toMatchObject({ status: 'failed', failure: 'interrupted' });
  });

  it('cancels a payment without confirmation after half an hour', async () => {
    const { id } = await aPayment({ provider_ref: 'sandbox_1', provider_status: 'open' });
    freezeClock(isoIn(29 * 60));
    expect((await reconcilePayment({ id })).status).toBe('pending');
    freezeClock(isoIn(60));
    expect(await reconcilePayment({ id })).toMatchObject({ status: 'failed', failure: 'abandoned' });
  });

  it('skips a payment of another gateway', async () => {
    const { id } = await aPayment({ provider: 'stripe', provider_ref: 'pi_1', provider_status: 'open' });
    expect((await reconcilePayment({ id, isFinal: true })).status).toBe('pending');
  });
});
