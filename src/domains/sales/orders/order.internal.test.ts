import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { anOrder, anOrderRow } from './order.fixture.server.ts';
import {
  cancelOrder,
  findOrderEnd,
  findOrderOfQuote,
  findUserOrders,
  holdOrder,
  searchOrderRecords,
} from './order.internal.server.ts';

useDatabase();

describe('findOrderOfQuote', () => {
  it('returns the order of a converted quote', async () => {
    const { id } = await anOrderRow({ quote_id: 7 });
    expect((await findOrderOfQuote({ quoteId: 7 }))?.id).toBe(id);
    expect(await findOrderOfQuote({ quoteId: 8 })).toBeNull();
  });
});

describe('holdOrder', () => {
  it('returns the complete, unchanged order', async () => {
    const order = await anOrderRow();
    expect(await holdOrder({ id: order.id })).toEqual(order);
    expect(await holdOrder({ id: 99 })).toBeNull();
  });
});

describe('cancelOrder', () => {
  it('cancels an order, once', async () => {
    const { id } = await anOrderRow();
    await cancelOrder({ id });
    const cancelled = await holdOrder({ id });
    expect(cancelled?.status).toBe('annulé');
    await cancelOrder({ id });
    expect(await holdOrder({ id })).toEqual(cancelled);
  });
});

describe('findOrderEnd', () => {
  it('returns nothing for a direct order', async () => {
    expect(await findOrderEnd(await anOrderRow())).toBeNull();
  });
});

describe('findUserOrders', () => {
  it('returns the orders of an account and those under its verified address', async () => {
    const account = await anAccount();
    const verified = { email_verified_at: '2026-11-20T08:00:00.000Z' };
    await db().updateTable('users').set(verified).where('id', '=', account.id).execute();
    const { id } = await anOrderRow({ user_id: account.id });
    const direct = await anOrderRow({ client_email: account.email });
    await anOrderRow({ user_id: 5 });
    const orders = await readRows(findUserOrders({ userId: account.id }));
    expect(orders.map((order) => order.id)).toEqual([direct.id, id]);
  });
});

describe('searchOrderRecords', () => {
  it('finds orders by client, service and description, newest first', async () => {
    const { id } = await anOrder({ description: 'Velux cassé' });
    const found = await searchOrderRecords({ search: 'CASSE', limit: 5 });
    expect(found).toEqual([{ id, title: 'Paule Rivoire', subtitle: 'Couverture' }]);
  });
});
