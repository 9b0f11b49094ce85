import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { anOrderRow } from '../order.fixture.server.ts';
import { findUserOrders } from './find-user-orders.server.ts';

useDatabase();

describe('findUserOrders', () => {
  it('returns the orders of one account', async () => {
    const { id } = await anOrderRow({ user_id: 4 });
    await anOrderRow({ user_id: 5 });
    const orders = await readRows(findUserOrders({ userId: 4 }));
    expect(orders.map((order) => order.id)).toEqual([id]);
  });
});
