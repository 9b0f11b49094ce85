import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

const EXEMPT_NOTE = 'TVA non applicable, art. 293 B du CGI';

interface Charged {
  lines: object[];
  vat_note: string;
  totals?: { net_cents: number };
}

/** Returns, by quote, the charge that its customer signed and did not withdraw from. */
async function signedCharges(tables: Kysely<Tables>): Promise<Map<number, Charged>> {
  const rows = await tables
    .selectFrom('quote_decisions')
    .select(['quote_id', 'decision', 'document', 'withdrawn_at'])
    .orderBy('id')
    .execute();
  const latest = new Map(rows.map((row) => [row.quote_id, row]));
  const signed = [...latest.values()].filter((row) => row.decision === 'accepted' && row.withdrawn_at === null);
  return new Map(signed.map(({ quote_id, document }) => [quote_id, JSON.parse(document) as Charged]));
}

async function isExempt(tables: Kysely<Tables>): Promise<boolean> {
  const setting = await tables
    .selectFrom('settings')
    .select('value')
    .where('grp', '=', 'company')
    .where('name', '=', 'is_vat_exempt')
    .executeTakeFirst();
  return setting !== undefined && JSON.parse(setting.value) === true;
}

/** Stores in orders the lines they charge and why those have no tax; until now the settings decided at each read. */
export const orderVat: Migration = {
  async up(tables: Kysely<Tables>) {
    await tables.schema
      .alterTable('orders')
      .addColumn('vat_note', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const signed = await signedCharges(tables);
    const exempt = await isExempt(tables);
    const orders = await tables.selectFrom('orders').select(['id', 'quote_id', 'budget_cents', 'lines']).execute();
    for (const { id, quote_id, budget_cents, lines } of orders) {
      const stored = JSON.parse(lines) as object[];
      const contract = signed.get(quote_id ?? 0);
      const untaxed = { lines: stored.map((line) => ({ ...line, vat_rate: 0 })), vat_note: EXEMPT_NOTE };
      const isSigned = contract?.totals?.net_cents === budget_cents;
      const charge = isSigned ? contract : exempt && stored.length > 0 ? untaxed : undefined;
      if (charge === undefined) continue;
      const change = { lines: JSON.stringify(charge.lines), vat_note: charge.vat_note };
      await tables.updateTable('orders').set(change).where('id', '=', id).execute();
    }
  },
};
