import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { anOrder } from '../order.fixture.server.ts';
import { exportOrders } from './export-orders.server.ts';

useDatabase();

describe('exportOrders', () => {
  it('returns every order that matches the filters', async () => {
    await anOrder();
    const { id } = await anOrder({ priority: 'urgent' });
    const admin = await asAdmin();
    expect(await readRows(exportOrders(admin, {}))).toHaveLength(2);
    expect((await readRows(exportOrders(admin, { priority: 'urgent' }))).map((order) => order.id)).toEqual([id]);
  });
});
