import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOrder } from '../order.fixture.server.ts';
import { readOrder } from './read-order.server.ts';

useDatabase();

describe('readOrder', () => {
  it('returns an order by its id, and 404 for a missing one', async () => {
    const order = await anOrder();
    const admin = await asAdmin();
    expect(await readOrder(admin, { id: order.id })).toEqual(order);
    await expect(readOrder(admin, { id: order.id + 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
