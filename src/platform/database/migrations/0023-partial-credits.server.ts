import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lets an invoice have several credit notes: newer ones name it in `corrects_id`, older ones in the unique `credits_id`.
 * The view sums what the credit notes take from each invoice, as negative amounts.
 */
export const partialCredits: Migration = {
  async up(tables) {
    await tables.schema.alterTable('invoices').addColumn('corrects_id', 'integer').execute();
    await tables.schema.createIndex('invoices_corrects_id').on('invoices').column('corrects_id').execute();
    await sql`create view invoice_credits as
      select coalesce(corrects_id, credits_id) as invoice_id, max(id) as last_id,
        cast(sum(net_cents) as bigint) as net_cents, cast(sum(vat_cents) as bigint) as vat_cents,
        cast(sum(gross_cents) as bigint) as gross_cents
      from invoices where kind = 'credit' group by coalesce(corrects_id, credits_id)`.execute(tables);
  },
};
