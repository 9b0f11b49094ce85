import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db, engine } from '../database.server.ts';
import { demonstration } from './0016-demonstration.server.ts';

useDatabase();

const AT = '2026-11-20T08:00:00.000Z';

/** Adds a quote with what it received before the columns of the demonstration existed. */
const addQuote = (id: number, paidCents: number) =>
  sql`insert into quotes (id, name, email, phone, service_type, description, address, status, urgency, search_text,
    paid_cents, created_at, updated_at) values (${id}, 'Paule', '', '', 'Toit', '', '', 'accepted', 'normal', '',
    ${paidCents}, ${AT}, ${AT})`.execute(db());

const addInvoice = async (
  id: number,
  invoice: { kind: string; quote_id: number; gross: number; credits_id?: number },
) => {
  await sql`insert into invoices (id, number, kind, quote_id, credits_id, client_name, client_email, document,
    document_hash, net_cents, vat_cents, gross_cents, issued_on, due_on, search_text, created_at) values (${id},
    ${`F-2026-${id}`}, ${invoice.kind}, ${invoice.quote_id}, ${invoice.credits_id ?? null}, 'Paule', '', '{}', '',
    0, 0, ${invoice.gross}, '2026-11-20', '2026-11-20', '', ${AT})`.execute(db());
  await sql`insert into invoice_balances (invoice_id, paid_cents, updated_at)
    values (${id}, ${invoice.kind === 'deposit' ? invoice.gross : 0}, ${AT})`.execute(db());
};

const addPayment = (
  provider: string,
  cents: number,
  changes: { quote_id: number; invoice_id?: number; status?: string },
) =>
  sql`insert into payments (transaction_id, provider, provider_status, quote_id, invoice_id, service_title,
    customer_name, customer_email, amount_cents, refunded_cents, payment_method, last_four, status, failure,
    request_hash, search_text, completed_at, created_at, updated_at) values (${`TX-${Math.random()}`}, ${provider},
    'succeeded', ${changes.quote_id}, ${changes.invoice_id ?? null}, '', 'Paule', '', ${cents}, 0, 'visa', '4242',
    ${changes.status ?? 'completed'}, '', '', '', ${AT}, ${AT}, ${AT})`.execute(db());

/** A later migration lets documents of the demonstration go: its trigger reads the column that is undone here. */
async function dropDeletionGuard() {
  await sql.raw(`drop trigger invoices_kept_on_delete${engine() === 'postgres' ? ' on invoices' : ''}`).execute(db());
}

async function migrate() {
  await dropDeletionGuard();
  await db().schema.alterTable('quotes').dropColumn('demo_paid_cents').execute();
  await db().schema.alterTable('invoice_balances').dropColumn('demo_paid_cents').execute();
  await db().schema.alterTable('invoices').dropColumn('is_demo').execute();
  await demonstration.up(db() as Kysely<unknown>);
}

describe('migration 0016-demonstration', () => {
  it('separates what demonstration payments paid, and marks the deposit invoices that they issued', async () => {
    await addQuote(1, 90_000);
    await addQuote(2, 50_000);
    await addPayment('sandbox', 30_000, { quote_id: 1 });
    await addPayment('stripe', 50_000, { quote_id: 2 });
    await addPayment('sandbox', 60_000, { quote_id: 1, invoice_id: 4 });
    await addPayment('sandbox', 10_000, { quote_id: 2, status: 'refunded' });
    await addInvoice(1, { kind: 'deposit', quote_id: 1, gross: 30_000 });
    await addInvoice(2, { kind: 'deposit', quote_id: 2, gross: 50_000 });
    await addInvoice(3, { kind: 'credit', quote_id: 1, gross: -30_000, credits_id: 1 });
    await addInvoice(4, { kind: 'invoice', quote_id: 1, gross: 60_000 });
    await sql`update invoice_balances set paid_cents = 60000 where invoice_id = 4`.execute(db());
    await migrate();
    const quotes = await db().selectFrom('quotes').select(['paid_cents', 'demo_paid_cents']).orderBy('id').execute();
    expect(quotes).toEqual([
      { paid_cents: 0, demo_paid_cents: 90_000 },
      { paid_cents: 50_000, demo_paid_cents: 0 },
    ]);
    const invoices = await db()
      .selectFrom('invoices')
      .innerJoin('invoice_balances', 'invoice_id', 'id')
      .select(['is_demo', 'paid_cents', 'demo_paid_cents'])
      .orderBy('id')
      .execute();
    expect(invoices).toEqual([
      { is_demo: 1, paid_cents: 0, demo_paid_cents: 30_000 },
      { is_demo: 0, paid_cents: 50_000, demo_paid_cents: 0 },
      { is_demo: 1, paid_cents: 0, demo_paid_cents: 0 },
      { is_demo: 0, paid_cents: 0, demo_paid_cents: 60_000 },
    ]);
    await expect(db().updateTable('invoices').set({ is_demo: 0 }).execute()).rejects.toThrow('do not change');
  });
});
