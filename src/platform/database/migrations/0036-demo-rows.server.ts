import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engine } from '../database.server.ts';
import { createTable } from '../schema.server.ts';

const REFUSAL = 'invoices: issued documents do not change';

/** Issued documents stay for ever, but for those of the demonstration: they may be deleted, never changed. */
async function openDemoInvoices(schema: Kysely<unknown>): Promise<void> {
  if (engine() === 'postgres') {
    await sql`drop trigger invoices_kept on invoices`.execute(schema);
    await sql`create trigger invoices_kept before update on invoices
      for each row execute function keep_invoices()`.execute(schema);
    await sql`create trigger invoices_kept_on_delete before delete on invoices
      for each row when (old.is_demo = 0) execute function keep_invoices()`.execute(schema);
    return;
  }
  await sql`drop trigger invoices_kept_on_delete`.execute(schema);
  await sql`create trigger invoices_kept_on_delete before delete on invoices when old.is_demo = 0
    begin select raise(abort, ${sql.lit(REFUSAL)}); end`.execute(schema);
}

/** Remembers which rows the demo content made, so that the owner can leave the demo. */
export const demoRows: Migration = {
  async up(tables) {
    await createTable(tables, 'demo_rows', {
      key: ['kind', 'row_id'],
      columns: { kind: 'text', row_id: 'text', fingerprint: 'text' },
    });
    await tables.schema
      .alterTable('ledger_head')
      .addColumn('is_demo_left', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await openDemoInvoices(tables as Kysely<unknown>);
  },
};
