import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { settlePayment } from './settle-payment.server.ts';

useDatabase();
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

describe('settlePayment', () => {
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
