import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engine } from '../database.server.ts';
import { createTable } from '../schema.server.ts';

const REFUSAL = 'the closings of the ledger are append-only';

/** The database itself refuses to change a closing; PostgreSQL reuses the function of the ledger's own triggers. */
function guards(): string[] {
  if (engine() === 'postgres') {
    return [
      `create trigger ledger_closing_rows before update or delete on ledger_closings
        for each row execute function ledger_append_only()`,
      `create trigger ledger_closing_truncate before truncate on ledger_closings
        for each statement execute function ledger_append_only()`,
    ];
  }
  return [
    ...['update', 'delete'].map(
      (act) =>
        `create trigger ledger_closing_${act} before ${act} on ledger_closings
          begin select raise(abort, '${REFUSAL}'); end`,
    ),
    // "insert or replace" deletes without firing the trigger above.
    `create trigger ledger_closing_replace before insert on ledger_closings
      when exists (select 1 from ledger_closings where id = new.id or seq = new.seq)
      begin select raise(abort, '${REFUSAL}'); end`,
  ];
}

/** Creates the closings of the ledger by day, month and year; the first ones are made when the site runs. */
export const ledgerClosings: Migration = {
  async up(tables) {
    await createTable(tables, 'ledger_closings', {
      key: 'auto',
      columns: {
        seq: 'int',
        at: 'text',
        kind: 'text',
        period: 'text',
        is_demo: 'int',
        first_seq: 'int',
        last_seq: 'int',
        entries: 'int',
        card_cents: 'bigint',
        transfer_cents: 'bigint',
        cheque_cents: 'bigint',
        cash_cents: 'bigint',
        other_cents: 'bigint',
        refunded_cents: 'bigint',
        corrected_cents: 'bigint',
        total_cents: 'bigint',
        perpetual_cents: 'bigint',
        ledger_hash: 'text',
        hash: 'text',
      },
      unique: [['seq'], ['kind', 'period', 'is_demo']],
    });
    const head = tables.schema.alterTable('ledger_head');
    await head.addColumn('closings', 'integer', (column) => column.notNull().defaultTo(0)).execute();
    await tables.schema
      .alterTable('ledger_head')
      .addColumn('closing_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const guard of guards()) await sql.raw(guard).execute(tables);
  },
};
