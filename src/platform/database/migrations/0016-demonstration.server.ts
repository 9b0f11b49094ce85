import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engine } from '../database.server.ts';
import type { Tables } from '../tables.server.ts';

/** Seconds between the completion of a payment and the deposit invoice of the same transaction. */
const SAME_TRANSACTION_MS = 5_000;

async function addColumn(schema: Kysely<unknown>, table: string, column: string, type: 'integer' | 'bigint') {
  const sqlType = engine() === 'sqlite' ? 'integer' : type;
  await schema.schema
    .alterTable(table)
    .addColumn(column, sqlType, (built) => built.notNull().defaultTo(0))
    .execute();
}

const demoPayments = (tables: Kysely<Tables>) =>
  tables.selectFrom('payments').selectAll().where('provider', '=', 'sandbox').orderBy('id').execute();

type DemoPayment = Awaited<ReturnType<typeof demoPayments>>[number];

/** Moves what demonstration payments added to a quote or an invoice into a column of its own. */
async function moveReceipts(tables: Kysely<Tables>, payments: readonly DemoPayment[]): Promise<void> {
  const booked = payments.filter(({ status, voided_at }) => status === 'completed' && voided_at === null);
  for (const { quote_id, invoice_id, amount_cents, refunded_cents } of booked) {
    const cents = amount_cents - refunded_cents;
    const moved = {
      paid_cents: sql<number>`paid_cents - ${cents}`,
      demo_paid_cents: sql<number>`demo_paid_cents + ${cents}`,
    };
    if (quote_id !== null) await tables.updateTable('quotes').set(moved).where('id', '=', quote_id).execute();
    if (invoice_id !== null) {
      await tables.updateTable('invoice_balances').set(moved).where('invoice_id', '=', invoice_id).execute();
    }
  }
}

/** Returns the ids of deposit invoices that demonstration payments issued, and of their credit notes. */
async function findDemoInvoices(tables: Kysely<Tables>, payments: readonly DemoPayment[]): Promise<number[]> {
  const invoices = await tables
    .selectFrom('invoices')
    .select(['id', 'kind', 'quote_id', 'credits_id', 'gross_cents', 'created_at'])
    .orderBy('id')
    .execute();
  const found = new Set<number>();
  for (const { quote_id, invoice_id, amount_cents, completed_at } of payments) {
    if (quote_id === null || invoice_id !== null || completed_at === null) continue;
    const issued = invoices.find(
      (invoice) =>
        invoice.kind === 'deposit' &&
        invoice.quote_id === quote_id &&
        invoice.gross_cents === amount_cents &&
        !found.has(invoice.id) &&
        Math.abs(Date.parse(invoice.created_at) - Date.parse(completed_at)) <= SAME_TRANSACTION_MS,
    );
    if (issued !== undefined) found.add(issued.id);
  }
  const credits = invoices.filter(({ credits_id }) => credits_id !== null && found.has(credits_id));
  return [...found, ...credits.map(({ id }) => id)];
}

/** Runs a change of issued documents, which the database refuses otherwise. */
async function withoutRefusal(schema: Kysely<unknown>, change: () => Promise<void>): Promise<void> {
  if (engine() === 'postgres') {
    await sql`alter table invoices disable trigger invoices_kept`.execute(schema);
    await change();
    await sql`alter table invoices enable trigger invoices_kept`.execute(schema);
    return;
  }
  await sql`drop trigger invoices_kept_on_update`.execute(schema);
  await change();
  await sql`create trigger invoices_kept_on_update before update on invoices
    begin select raise(abort, ${sql.lit('invoices: issued documents do not change')}); end`.execute(schema);
}

/** Separates demonstration money and documents from real ones: until now both were counted together. */
export const demonstration: Migration = {
  async up(tables: Kysely<Tables>) {
    const schema = tables as Kysely<unknown>;
    await addColumn(schema, 'quotes', 'demo_paid_cents', 'bigint');
    await addColumn(schema, 'invoice_balances', 'demo_paid_cents', 'bigint');
    await addColumn(schema, 'invoices', 'is_demo', 'integer');
    const payments = await demoPayments(tables);
    await moveReceipts(tables, payments);
    const ids = await findDemoInvoices(tables, payments);
    if (ids.length === 0) return;
    await withoutRefusal(schema, async () => {
      await tables.updateTable('invoices').set({ is_demo: 1 }).where('id', 'in', ids).execute();
    });
    await tables
      .updateTable('invoice_balances')
      .set({ paid_cents: 0, demo_paid_cents: sql<number>`demo_paid_cents + paid_cents` })
      .where('invoice_id', 'in', ids)
      .execute();
  },
};
