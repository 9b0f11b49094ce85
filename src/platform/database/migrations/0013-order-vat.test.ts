import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';
import { orderVat } from './0013-order-vat.server.ts';

useDatabase();

const AT = '2026-11-20T08:00:00.000Z';
const LINES = [{ label: 'Toit', quantity_milli: 1_000, unit: '', unit_price_cents: 10_000, vat_rate: 20 }];
const UNTAXED = LINES.map((line) => ({ ...line, vat_rate: 0 }));
const NOTE = 'TVA non applicable, art. 293 B du CGI';

/** Adds an order as it was stored before it had the reason why its lines have no tax. */
const addOrder = (quoteId: number | null, lines: object[], budgetCents = 10_000) =>
  sql`insert into orders (quote_id, client_name, client_email, client_phone, service, description, priority, status,
    budget_cents, lines, deadline, address, estimated_duration, search_text, created_at, updated_at)
    values (${quoteId}, 'Paule', '', '', 'Toit', '', 'normal', 'en_attente', ${budgetCents}, ${JSON.stringify(lines)},
    '2027-01-01', '', '', '', ${AT}, ${AT})`.execute(db());

const addDecision = (quoteId: number, decision: string, withdrawnAt: string | null = null) => {
  const document = JSON.stringify({ lines: UNTAXED, vat_note: NOTE, totals: { net_cents: 10_000 } });
  const by = { name: 'Paule', statement: '', channel: 'link', user_id: null, ip: '', user_agent: '' };
  const row = { ...by, quote_id: quoteId, decision, document, document_hash: '', withdrawn_at: withdrawnAt };
  return db()
    .insertInto('quote_decisions')
    .values({ ...row, created_at: AT })
    .execute();
};

async function migrateOrders() {
  await db().schema.alterTable('orders').dropColumn('vat_note').execute();
  await orderVat.up(db() as Kysely<unknown>);
  const orders = await db().selectFrom('orders').select(['lines', 'vat_note']).orderBy('id').execute();
  return orders.map(({ lines, vat_note }) => [JSON.parse(lines), vat_note]);
}

describe('migration 0013-order-vat', () => {
  it('gives an order the lines that its customer signed, while its price is the signed one', async () => {
    await addOrder(1, LINES);
    await addOrder(2, []);
    await addOrder(3, [], 99);
    await addOrder(4, LINES);
    for (const quoteId of [1, 2, 3]) await addDecision(quoteId, 'accepted');
    await addDecision(4, 'accepted', AT);
    expect(await migrateOrders()).toEqual([
      [UNTAXED, NOTE],
      [UNTAXED, NOTE],
      [[], ''],
      [LINES, ''],
    ]);
  });

  it('removes the tax from the lines of an exempt company, and leaves typed budgets to the settings', async () => {
    const value = { grp: 'company', name: 'is_vat_exempt', value: 'true', updated_at: AT };
    await db().insertInto('settings').values(value).execute();
    await addOrder(1, LINES);
    await addOrder(null, []);
    expect(await migrateOrders()).toEqual([
      [UNTAXED, NOTE],
      [[], ''],
    ]);
  });

  it('leaves every other order unchanged', async () => {
    await addOrder(1, LINES);
    await addDecision(1, 'rejected');
    expect(await migrateOrders()).toEqual([[LINES, '']]);
  });
});
