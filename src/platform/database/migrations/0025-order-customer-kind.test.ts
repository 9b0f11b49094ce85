import { describe, expect, it } from 'vitest';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';
import { orderCustomerKind } from './0025-order-customer-kind.server.ts';

useDatabase();

describe('migration 0025-order-customer-kind', () => {
  it('gives each order the kind of its quote’s customer', async () => {
    const ids = [(await aQuote()).id, (await aQuote()).id];
    await db()
      .updateTable('quotes')
      .set({ customer_kind: 'professional' })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    for (const quote_id of [...ids, null]) await anOrderRow({ quote_id });
    await db().schema.alterTable('orders').dropColumn('customer_kind').execute();
    await orderCustomerKind.up(db() as never);
    const orders = await db().selectFrom('orders').select('customer_kind').orderBy('id').execute();
    expect(orders.map(({ customer_kind }) => customer_kind)).toEqual(['consumer', 'professional', 'consumer']);
  });
});
