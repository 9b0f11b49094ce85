import { expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOrder } from '../order.fixture.server.ts';
import { readOrder } from './read-order.server.ts';

useDatabase();

it('an order is read by its number; another one is not there', async () => {
  const order = await anOrder();
  const admin = await asAdmin();
  expect(await readOrder(admin, { id: order.id })).toEqual(order);
  await expect(readOrder(admin, { id: order.id + 1 })).rejects.toMatchObject({ code: 'not-found' });
});
