import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { listPayments } from './list-payments.server.ts';

useDatabase();

describe('listPayments', () => {
  it('searches number, customer and service ignoring case, filters and paginates', async () => {
    const admin = await asAdmin();
    const first = await aPayment({ status: 'completed' });
    await aPayment({ voided_at: '2026-11-21T20:00:00.000Z' });
    const second = await aPayment({ amount_cents: 1 });
    const ids = async (query = {}) => (await listPayments(admin, query)).items.map(({ id }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    expect(await ids({ sort_by: 'amount', sort_order: 'desc' })).toEqual([first.id, second.id]);
    expect(await ids({ status: 'completed' })).toEqual([first.id]);
    expect(await ids({ search: first.transaction_id.toLowerCase() })).toEqual([first.id]);
    expect(await ids({ search: 'RIVOIRE' })).toHaveLength(2);
    expect(await ids({ search: 'couverture' })).toHaveLength(2);
    expect((await listPayments(admin, { page: 2, per_page: 1 })).meta).toMatchObject({ total: 2, last_page: 2 });
  });

  it('allows only administrators', async () => {
    await expect(listPayments(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
