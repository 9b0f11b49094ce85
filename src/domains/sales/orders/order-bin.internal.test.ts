import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { deleteOrder } from './commands/delete-order.server.ts';
import { anOrder, anOrderRow } from './order.fixture.server.ts';
import { restoreOrder } from './order-bin.internal.server.ts';

useDatabase();

describe('bin of the orders', () => {
  it('puts a deleted direct order back', async () => {
    const { id } = await anOrder();
    const before = await getWholeTables('orders');
    await deleteOrder(await asAdmin(), { id });
    await restoreLast('order', id, restoreOrder);
    expect(await getWholeTables('orders')).toEqual(before);
  });

  it('keeps no order of a quote: the quote becomes one again', async () => {
    const { id } = await anOrderRow({ quote_id: 4 });
    await deleteOrder(await asAdmin(), { id });
    expect(await getWholeTables('bin_records')).toEqual([]);
  });
});
