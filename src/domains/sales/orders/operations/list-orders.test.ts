import { describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOrderRow } from '../order.fixture.server.ts';
import { listOrders } from './list-orders.server.ts';

useDatabase();

const fill = async () => {
  await anOrderRow({ client_name: 'Élodie', service: 'Zinguerie', status: 'planifié', deadline: '2027-03-03' });
  await anOrderRow({ client_name: 'Bruno', description: 'Gouttière 100 % zinc', priority: 'urgent', budget_cents: 1 });
  await anOrderRow({ client_name: 'Anne', client_email: 'zinc@essai.example', deadline: '2027-01-01' });
};
const names = async (query: Parameters<typeof listOrders>[1]) =>
  (await listOrders(await asAdmin(), query)).items.map(({ client_name }) => client_name);

describe('listOrders', () => {
  test.each([
    [{}, ['Anne', 'Bruno', 'Élodie']],
    [{ search: 'ZINC' }, ['Bruno']],
    [{ search: 'elodie' }, ['Élodie']],
    [{ search: '%' }, ['Bruno']],
    [{ status: 'planifié'.normalize('NFD') }, ['Élodie']],
    [{ priority: 'urgent' }, ['Bruno']],
    [{ priority: 'urgent', status: 'planifié' }, []],
    [{ sort_by: 'client_name' as const, sort_order: 'asc' as const }, ['Anne', 'Bruno', 'Élodie']],
    [{ sort_by: 'deadline' as const, sort_order: 'asc' as const }, ['Anne', 'Bruno', 'Élodie']],
    [{ sort_by: 'budget' as const, sort_order: 'asc' as const }, ['Bruno', 'Élodie', 'Anne']],
  ])('filters by %j and lists %j', async (query, expected) => {
    await fill();
    expect(await names(query)).toEqual(expected);
  });

  it('returns pages with each order on exactly one of them', async () => {
    await fill();
    const page = await listOrders(await asAdmin(), { page: 2, per_page: 2 });
    expect([page.items.length, page.meta]).toEqual([1, { page: 2, per_page: 2, total: 3, last_page: 2 }]);
  });

  it('allows only administrators', async () => {
    await expect(listOrders(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
