import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';
import { orderLines } from './0017-order-lines.server.ts';

useDatabase();

const AT = '2026-11-20T08:00:00.000Z';
const NOTE = 'TVA non applicable, art. 293 B du CGI';
const LINE = { label: 'Toit', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 10_000, vat_rate: 20 };

const addOrder = (lines: object[], note = '') =>
  sql`insert into orders (client_name, client_email, client_phone, service, description, priority, status,
    budget_cents, lines, vat_note, deadline, address, estimated_duration, search_text, created_at, updated_at)
    values ('Paule', '', '', 'Toit', '', 'normal', 'en_attente', 10000, ${JSON.stringify(lines)}, ${note},
    '2027-01-01', '', '', '', ${AT}, ${AT})`.execute(db());

async function migrateOrders() {
  await orderLines.up(db() as Kysely<unknown>);
  const orders = await db().selectFrom('orders').select(['lines', 'vat_note']).orderBy('id').execute();
  return orders.map(({ lines, vat_note }) => [JSON.parse(lines), vat_note]);
}

describe('migration 0017-order-lines', () => {
  it('stores the line that an order without lines charges, and leaves the lines of others', async () => {
    const roof = { ...LINE, label: 'Dépose', vat_rate: 10 };
    await addOrder([]);
    await addOrder([roof]);
    expect(await migrateOrders()).toEqual([
      [[LINE], ''],
      [[roof], ''],
    ]);
  });

  it('stores a line without tax, and the reason, for an exempt company', async () => {
    const value = { grp: 'company', name: 'is_vat_exempt', value: 'true', updated_at: AT };
    await db().insertInto('settings').values(value).execute();
    await addOrder([]);
    expect(await migrateOrders()).toEqual([[[{ ...LINE, vat_rate: 0 }], NOTE]]);
  });
});
