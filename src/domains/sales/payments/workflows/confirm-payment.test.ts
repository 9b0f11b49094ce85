import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { confirmPayment } from './confirm-payment.server.ts';

useDatabase();
useDemoPayments();

const open = () => aPayment({ provider_ref: 'sandbox_1', provider_status: 'open', payment_method: 'visa' });

describe('confirmPayment', () => {
  it.each([
    [true, 'completed'],
    [false, 'failed'],
  ])('settles with the answer %s as %s, and ignores a second answer', async (accepted, status) => {
    const { transaction_id: transactionId } = await open();
    expect((await confirmPayment(asVisitor(), { transactionId, accepted })).status).toBe(status);
    expect((await confirmPayment(asVisitor(), { transactionId, accepted: !accepted })).status).toBe(status);
  });

  it('refuses where the gateway asks the customer itself', async () => {
    const { transaction_id: transactionId } = await aPayment({ provider: 'stripe', provider_ref: 'pi_1' });
    await expect(confirmPayment(asVisitor(), { transactionId, accepted: true })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
