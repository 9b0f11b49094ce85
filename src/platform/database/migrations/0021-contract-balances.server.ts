import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nowIso } from '../../clock.server.ts';
import type { Tables } from '../tables.server.ts';

interface Row {
  id: number;
  kind: string;
  gross_cents: number;
  credits_id: number | null;
  is_demo: number;
}

interface Money {
  amount_cents: number;
  invoice_id: number | null;
  is_demo: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + Number(cents), 0);

/** Divides money among invoices: first what was paid on each, then the rest from the oldest one to the newest. */
function divide(invoices: readonly { id: number; left: number }[], money: readonly Money[]): Map<number, number> {
  let rest = Math.max(0, sum(money.map(({ amount_cents }) => amount_cents)));
  const paid = new Map<number, number>();
  const settle = ({ id, left }: { id: number; left: number }, most: number): void => {
    const before = paid.get(id) ?? 0;
    const cents = Math.max(0, Math.min(most, rest, left - before));
    paid.set(id, before + cents);
    rest -= cents;
  };
  for (const invoice of invoices) {
    settle(invoice, sum(money.filter((one) => one.invoice_id === invoice.id).map((one) => one.amount_cents)));
  }
  for (const invoice of invoices) settle(invoice, rest);
  return paid;
}

async function settleAll(tables: Kysely<Tables>, rows: readonly Row[], money: readonly Money[]): Promise<void> {
  const standing = rows
    .filter(({ kind }) => kind !== 'credit')
    .map(({ id, gross_cents, is_demo }) => {
      const credits = rows.filter(({ kind, credits_id }) => kind === 'credit' && credits_id === id);
      return { id, is_demo, left: Number(gross_cents) + sum(credits.map((credit) => credit.gross_cents)) };
    });
  const real = divide(
    standing.filter(({ is_demo }) => is_demo === 0),
    money.filter(({ is_demo }) => is_demo === 0),
  );
  const demo = divide(
    standing.map(({ id, left }) => ({ id, left: left - (real.get(id) ?? 0) })),
    money.filter(({ is_demo }) => is_demo === 1),
  );
  for (const { id } of standing) {
    await tables
      .updateTable('invoice_balances')
      .set({ paid_cents: real.get(id) ?? 0, demo_paid_cents: demo.get(id) ?? 0, updated_at: nowIso() })
      .where('invoice_id', '=', id)
      .execute();
  }
}

/** Stores as the balance of each invoice what the whole money of its contract settles of it. */
export const contractBalances: Migration = {
  async up(tables: Kysely<Tables>) {
    const invoices = await tables
      .selectFrom('invoices')
      .select(['id', 'kind', 'gross_cents', 'credits_id', 'is_demo', 'quote_id', 'order_id'])
      .orderBy('id')
      .execute();
    const entries = await tables
      .selectFrom('ledger_entries')
      .select(['amount_cents', 'invoice_id', 'is_demo', 'quote_id', 'order_id'])
      .orderBy('seq')
      .execute();
    const contract = (row: { quote_id: number | null; order_id: number | null }): string =>
      row.quote_id === null ? `order ${row.order_id}` : `quote ${row.quote_id}`;
    const money = Map.groupBy(entries, contract);
    for (const [key, rows] of Map.groupBy(invoices, contract)) await settleAll(tables, rows, money.get(key) ?? []);
  },
};
