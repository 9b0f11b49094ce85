import { sql } from 'kysely';
import type { AccountEntry } from '#src/domains/sales/pricing/contract-account.rules.ts';
import type { Paper } from '#src/domains/sales/pricing/paper.rules.ts';
import type { RecordSearch } from '#src/kernel/figures.ts';
import { db } from '#src/platform/database/database.server.ts';
import { matches } from '#src/platform/database/search.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';

/** Selects the last invoice issued for an order that counts now, with what was received on it. */
export async function selectIssued(orderId: number) {
  const demo = isDemonstration();
  const invoices = db()
    .selectFrom('invoices')
    .leftJoin('invoice_credits as credits', 'credits.invoice_id', 'invoices.id')
    .leftJoin('invoices as credit', 'credit.id', 'credits.last_id')
    .leftJoin('invoice_balances as balance', 'balance.invoice_id', 'invoices.id')
    .select(['invoices.id', 'invoices.number', 'invoices.issued_on', 'invoices.due_on', 'invoices.document'])
    .select('invoices.is_demo')
    .select('credit.number as credit_number')
    .select(sql<number>`invoices.gross_cents + coalesce(credits.gross_cents, 0)`.as('standing_cents'))
    .select(['balance.paid_cents', 'balance.demo_paid_cents'])
    .where('invoices.order_id', '=', orderId)
    .where('invoices.kind', '=', 'invoice')
    .orderBy('invoices.id', 'desc');
  const row = await (demo ? invoices : invoices.where('invoices.is_demo', '=', 0)).limit(1).executeTakeFirst();
  return row && { ...row, paid_cents: (row.paid_cents ?? 0) + (demo ? (row.demo_paid_cents ?? 0) : 0) };
}

/** Selects the documents of an order's contract and its movements of money that count now, in their order. */
export async function selectContract({ id, quote_id }: { id: number; quote_id: number | null }) {
  const invoices = db().selectFrom('invoices').select(['id', 'number', 'kind', 'gross_cents', 'is_demo', 'document']);
  const entries = db().selectFrom('ledger_entries').select(['kind', 'amount_cents', 'invoice_id', 'is_demo']);
  const issued = await (quote_id === null
    ? invoices.where('order_id', '=', id).where('quote_id', 'is', null)
    : invoices.where('quote_id', '=', quote_id)
  )
    .select((row) => row.fn.coalesce('corrects_id', 'credits_id').as('credits_id'))
    .orderBy('id')
    .$narrowType<{ kind: Paper['kind'] }>()
    .execute();
  const money = await (quote_id === null
    ? entries.where('order_id', '=', id)
    : entries.where('quote_id', '=', quote_id)
  )
    .orderBy('seq')
    .$narrowType<{ kind: AccountEntry['kind'] }>()
    .execute();
  const counts = ({ is_demo }: { is_demo: number }): boolean => is_demo === 0 || isDemonstration();
  return {
    issued: issued.filter(counts).map(({ document, ...row }): Paper => ({ ...row, content: JSON.parse(document) })),
    entries: money.filter(counts),
  };
}

/** Returns whether an invoice was issued or money received on the contract of an order. */
export async function isContractBilled({ id, quote_id }: { id: number; quote_id: number | null }): Promise<boolean> {
  const [column, key] = quote_id === null ? (['order_id', id] as const) : (['quote_id', quote_id] as const);
  const invoices = db().selectFrom('invoices').select('id').where(column, '=', key);
  const entries = db().selectFrom('ledger_entries').select('id').where(column, '=', key);
  return ((await invoices.executeTakeFirst()) ?? (await entries.executeTakeFirst())) !== undefined;
}

/** Selects the ids of direct orders without an invoice of their works that contain a text, newest first. */
export async function selectUnbilledDirect({ search, limit }: RecordSearch): Promise<number[]> {
  const rows = await db()
    .selectFrom('orders')
    .select('id')
    .where('quote_id', 'is', null)
    .where('status', '!=', 'annulé')
    .where(matches('orders', search))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.order_id', '=', 'orders.id')
            .where('invoices.kind', '=', 'invoice'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns whether a direct order has money, or a deposit invoice that is not credited, that counts now. */
export async function isOrderPaid(orderId: number): Promise<boolean> {
  const { issued, entries } = await selectContract({ id: orderId, quote_id: null });
  const standing = issued.reduce((sum, { gross_cents }) => sum + Number(gross_cents), 0);
  return standing !== 0 || entries.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0) !== 0;
}

/** Selects the number of an order's final invoice that counts now and is not credited. */
export async function selectFinalNumber(orderId: number): Promise<string | undefined> {
  const invoices = db()
    .selectFrom('invoices')
    .leftJoin('invoice_credits as credits', 'credits.invoice_id', 'invoices.id')
    .select('invoices.number')
    .where('invoices.order_id', '=', orderId)
    .where('invoices.kind', '=', 'invoice')
    .where(sql<boolean>`(credits.last_id is null or invoices.gross_cents + credits.gross_cents > 0)`);
  const counting = isDemonstration() ? invoices : invoices.where('invoices.is_demo', '=', 0);
  return (await counting.executeTakeFirst())?.number;
}
