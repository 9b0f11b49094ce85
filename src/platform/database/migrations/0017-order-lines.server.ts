import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

const EXEMPT_NOTE = 'TVA non applicable, art. 293 B du CGI';

async function isExempt(tables: Kysely<Tables>): Promise<boolean> {
  const setting = await tables
    .selectFrom('settings')
    .select('value')
    .where('grp', '=', 'company')
    .where('name', '=', 'is_vat_exempt')
    .executeTakeFirst();
  return setting !== undefined && JSON.parse(setting.value) === true;
}

/** Stores the line that an order without lines charges; until now the settings decided it at each read. */
export const orderLines: Migration = {
  async up(tables: Kysely<Tables>) {
    const exempt = await isExempt(tables);
    const orders = await tables
      .selectFrom('orders')
      .select(['id', 'service', 'budget_cents', 'lines'])
      .orderBy('id')
      .execute();
    for (const { id, service, budget_cents, lines } of orders) {
      if ((JSON.parse(lines) as object[]).length > 0) continue;
      const price = { quantity_milli: 1000, unit: 'forfait', unit_price_cents: budget_cents };
      const line = { label: service, ...price, vat_rate: exempt ? 0 : 20 };
      const change = { lines: JSON.stringify([line]), vat_note: exempt ? EXEMPT_NOTE : '' };
      await tables.updateTable('orders').set(change).where('id', '=', id).execute();
    }
  },
};
