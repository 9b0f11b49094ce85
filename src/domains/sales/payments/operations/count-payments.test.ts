import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { countPayments } from './count-payments.server.ts';

useDatabase();

describe('countPayments', () => {
  it('sums only completed payments, less refunds', async () => {
    const admin = await asAdmin();
    expect(await countPayments(admin, {})).toMatchObject({ total: 0, completed_amount: 0 });
    await aPayment({ status: 'completed', refunded_cents: 10_000 });
    await aPayment({ status: 'completed', voided_at: '2026-11-21T20:00:00.000Z' });
    for (const status of ['pending', 'failed', 'refunded'] as const) await aPayment({ status });
    expect(await countPayments(admin, {})).toEqual({
      total: 4,
      completed: 1,
      pending: 1,
      failed: 1,
      refunded: 1,
      completed_amount: 400,
    });
  });
});
