import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { parisDay } from '#src/kernel/dates.ts';
import { engine } from '../database.server.ts';
import { createTable } from '../schema.server.ts';
import type { Tables } from '../tables.server.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes one entry for each payment that counts as received, in the order in which they were completed. */
async function enterOldPayments(tables: Kysely<Tables>): Promise<{ seq: number; hash: string }> {
  const payments = await tables
    .selectFrom('payments')
    .select([
      'id',
      'provider',
      'quote_id',
      'invoice_id',
      'amount_cents',
      'refunded_cents',
      'completed_at',
      'updated_at',
    ])
    .where('status', '=', 'completed')
    .where('voided_at', 'is', null)
    .orderBy(sql`coalesce(completed_at, updated_at)`)
    .orderBy('id')
    .execute();
  const orders = await tables.selectFrom('invoices').select(['id', 'order_id']).execute();
  const orderByInvoice = new Map(orders.map(({ id, order_id }) => [id, order_id]));
  let head = { seq: 0, hash: '' };
  for (const payment of payments) {
    const amount_cents = payment.amount_cents - payment.refunded_cents;
    if (amount_cents === 0) continue;
    const at = payment.completed_at ?? payment.updated_at;
    const entry = {
      seq: head.seq + 1,
      at,
      received_on: parisDay(new Date(at)),
      kind: 'receipt',
      means: 'card',
      amount_cents,
      payment_id: payment.id,
      quote_id: payment.quote_id,
      order_id: payment.quote_id === null ? (orderByInvoice.get(payment.invoice_id ?? 0) ?? null) : null,
      invoice_id: payment.invoice_id,
      reverses_id: null,
      reference: '',
      bank: '',
      reason: 'reprise',
      actor_id: null,
      is_demo: payment.provider === 'sandbox' ? 1 : 0,
    };
    const hash = sha256(JSON.stringify(['v1', head.hash, ...Object.values(entry)]));
    await tables
      .insertInto('ledger_entries')
      .values({ ...entry, hash })
      .execute();
    head = { seq: entry.seq, hash };
  }
  return head;
}

const REFUSAL = 'the ledger is append-only';

function guards(): string[] {
  if (engine() === 'postgres') {
    return [
      `create function ledger_append_only() returns trigger language plpgsql as $$ begin
        raise exception '${REFUSAL}'; end $$`,
      `create trigger ledger_rows before update or delete on ledger_entries
        for each row execute function ledger_append_only()`,
      `create trigger ledger_truncate before truncate on ledger_entries
        for each statement execute function ledger_append_only()`,
    ];
  }
  return [
    ...['update', 'delete'].map(
      (act) =>
        `create trigger ledger_${act} before ${act} on ledger_entries begin select raise(abort, '${REFUSAL}'); end`,
    ),
    // "insert or replace" deletes without firing the trigger above.
    `create trigger ledger_replace before insert on ledger_entries
      when exists (select 1 from ledger_entries where id = new.id or seq = new.seq)
      begin select raise(abort, '${REFUSAL}'); end`,
  ];
}

/** Creates the append-only ledger of all money received, and enters the payments that are older than it. */
export const ledger: Migration = {
  async up(tables: Kysely<Tables>) {
    const schema = tables as Kysely<unknown>;
    await createTable(schema, 'ledger_entries', {
      key: 'auto',
      columns: {
        seq: 'int',
        at: 'text',
        received_on: 'text',
        kind: 'text',
        means: 'text',
        amount_cents: 'bigint',
        payment_id: 'int?',
        quote_id: 'int?',
        order_id: 'int?',
        invoice_id: 'int?',
        reverses_id: 'int?',
        reference: 'text',
        bank: 'text',
        reason: 'text',
        actor_id: 'int?',
        is_demo: 'int',
        hash: 'text',
      },
      unique: [['seq']],
      indexes: [['payment_id'], ['quote_id'], ['order_id'], ['invoice_id']],
    });
    await createTable(schema, 'ledger_head', { key: ['id'], columns: { id: 'int', seq: 'int', hash: 'text' } });
    for (const column of ['reference', 'bank', 'received_on']) {
      const adding = schema.schema.alterTable('payments');
      await adding.addColumn(column, 'text', (built) => built.notNull().defaultTo('')).execute();
    }
    await schema.schema.alterTable('payments').addColumn('deposit_invoice_id', 'integer').execute();
    const head = await enterOldPayments(tables);
    await tables
      .insertInto('ledger_head')
      .values({ id: 1, ...head })
      .execute();
    for (const guard of guards()) await sql.raw(guard).execute(schema);
  },
};
