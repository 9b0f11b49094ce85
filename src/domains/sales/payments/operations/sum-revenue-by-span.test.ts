import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { sumRevenueBySpan } from './sum-revenue-by-span.server.ts';

useDatabase();

describe('sumRevenueBySpan', () => {
  it('counts a payment in the span in which it was completed', async () => {
    for (const completed_at of ['2026-11-01T23:00:00.000Z', '2026-11-02T22:59:59.999Z', '2026-11-02T23:00:00.000Z']) {
      await aPayment({ status: 'completed', completed_at });
    }
    const marks = ['2026-11-01T23:00:00.000Z', '2026-11-02T23:00:00.000Z', '2026-11-03T23:00:00.000Z'];
    expect(await sumRevenueBySpan(await asAdmin(), { marks })).toEqual([100_000, 50_000]);
  });
});
