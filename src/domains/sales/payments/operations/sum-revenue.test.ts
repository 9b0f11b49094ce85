import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { sumRevenue } from './sum-revenue.server.ts';

useDatabase();

describe('sumRevenue', () => {
  it('sums completed payments, now and at a given instant', async () => {
    await aPayment({ status: 'completed', completed_at: '2026-10-01T00:00:00.000Z' });
    await aPayment({ status: 'completed', completed_at: '2026-11-02T00:00:00.000Z', refunded_cents: 1 });
    await aPayment();
    expect(await sumRevenue(await asAdmin(), { since: '2026-11-01T00:00:00.000Z' })).toEqual({
      total_cents: 99_999,
      before_cents: 50_000,
    });
  });
});
