import { afterEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { followPayment } from './follow-payment.server.ts';

useDatabase();
useDemoPayments();
describe('followPayment', () => {
  afterEach(() => freezeClock());

  it('returns the receipt without the address to any caller who knows the number', async () => {
    const { transaction_id: transactionId } = await aPayment({ customer_email: 'paule@essai.example' });
    const receipt = await followPayment(asVisitor(), { transactionId });
    expect(receipt).toMatchObject({ transaction_id: transactionId, status: 'pending', amount: 500 });
    expect(JSON.stringify(receipt)).not.toContain('essai.example');
    freezeClock(isoIn(10));
    expect((await followPayment(asVisitor(), { transactionId })).status).toBe('failed');
  });

  it('answers 404 for an unknown number and for a deleted payment', async () => {
    const { transaction_id } = await aPayment({ voided_at: '2026-11-21T20:00:00.000Z' });
    for (const transactionId of [transaction_id, 'TX-unknown']) {
      await expect(followPayment(asVisitor(), { transactionId })).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
