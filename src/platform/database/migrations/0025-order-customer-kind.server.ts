import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Records on each order whether its customer is a consumer or a professional: that of its quote. */
export const orderCustomerKind: Migration = {
  async up(tables) {
    await tables.schema
      .alterTable('orders')
      .addColumn('customer_kind', 'text', (column) => column.notNull().defaultTo('consumer'))
      .execute();
    await sql`update orders set customer_kind = 'professional'
      where quote_id in (select id from quotes where customer_kind = 'professional')`.execute(tables);
  },
};
