import { describe, expect, it } from 'vitest';
import { fold } from '#src/kernel/text.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { randomNumbers } from '#tests/support/random-numbers.ts';
import { ORDER_PRIORITIES, ORDER_STATUSES } from './order.contract.ts';
import { selectOrders } from './order-list.store.server.ts';

useDatabase();

const NAMES = ['Élodie Vernet', 'Karim Haddad', 'Josette Crémieu'];
const SEARCHES = [undefined, 'a', 'crémieu', 'toit', 'absent'];
const AT = '2026-01-01T00:00:00.000Z';
const ORDERS = 1_200;
const AT_ONCE = 200;
const PER_PAGE = 30;

function toOrder(id: number, below: (limit: number) => number) {
  const client_name = NAMES[below(NAMES.length)] ?? '';
  return {
    ...{ id, quote_id: null, user_id: null, client_name, client_email: '', client_phone: '', service: 'Toit' },
    ...{ description: '', priority: ORDER_PRIORITIES[below(3)] ?? 'normal', status: ORDER_STATUSES[below(5)] ?? '' },
    ...{ budget_cents: below(40), lines: '[]', deadline: `2026-02-${10 + below(9)}`, address: '' },
    ...{ estimated_duration: '', search_text: fold(`${client_name}\nToit`), created_at: AT, updated_at: AT },
  };
}

async function comparePages(): Promise<void> {
  const stored = await db().selectFrom('orders').selectAll().execute();
  for (const [place, search] of SEARCHES.entries()) {
    const filters = [{}, { status: ORDER_STATUSES[place] }, { priority: ORDER_PRIORITIES[place % 3] }];
    for (const { status, priority } of filters as { status?: string; priority?: string }[]) {
      const [sort_by, column] =
        place % 2 === 0 ? (['budget', 'budget_cents'] as const) : (['deadline', 'deadline'] as const);
      const plain = stored
        .filter((order) => status === undefined || order.status === status)
        .filter((order) => priority === undefined || order.priority === priority)
        .filter(({ search_text }) => search_text.includes(fold(search ?? '')))
        .toSorted((one, other) =>
          one[column] === other[column] ? other.id - one.id : one[column] < other[column] ? 1 : -1,
        );
      for (const page of [1, 2, 20]) {
        const wanted = { search, status, priority, sort_by, sort_order: 'desc' as const, page, per_page: PER_PAGE };
        const { items, meta } = await selectOrders(wanted as Parameters<typeof selectOrders>[0]);
        expect([wanted, meta.total]).toEqual([wanted, plain.length]);
        const expected = plain.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ id }) => id);
        expect([wanted, items.map(({ id }) => id)]).toEqual([wanted, expected]);
      }
    }
  }
}

describe('selectOrders', () => {
  it('finds, counts and orders the same orders as a plain comparison, after random changes', async () => {
    const below = randomNumbers();
    for (let first = 1; first <= ORDERS; first += AT_ONCE) {
      const rows = Array.from({ length: AT_ONCE }, (_, place) => toOrder(first + place, below));
      await db().insertInto('orders').values(rows).execute();
    }
    await comparePages();
    for (let round = 0; round < 3; round += 1) {
      const { id, ...change } = toOrder(1 + below(ORDERS), below);
      await db().updateTable('orders').set(change).where('id', '=', id).execute();
      await db()
        .deleteFrom('orders')
        .where('id', '=', 1 + below(ORDERS))
        .execute();
      await comparePages();
    }
  });
});
