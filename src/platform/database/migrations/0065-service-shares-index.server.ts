import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The dashboard sums the quotes of each service by an index alone. */
export const serviceSharesIndex: Migration = {
  async up(schema) {
    const columns = sql`(service_type, amends_id, status, amount_cents)`;
    await sql`create index quotes_shares on quotes ${columns}`.execute(schema);
  },
};
