import { sql } from 'kysely';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import type { ContractUse } from './quote-amendment.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';
import { toQuoteRecord } from './quote-record.store.server.ts';

/** Selects the amendments of contracts, in their order. */
export async function selectAmendments(contractIds: number[]): Promise<QuoteRecord[]> {
  if (contractIds.length === 0) return [];
  const rows = db().selectFrom('quotes').selectAll().where('amends_id', 'in', contractIds);
  return (await rows.orderBy('amends_id').orderBy('amendment').execute()).map(toQuoteRecord);
}

/** Returns the place of a contract's next amendment. */
export async function selectNextPlace(contractId: number): Promise<number> {
  const { place } = await db()
    .selectFrom('quotes')
    .select((select) => select.fn.max('amendment').as('place'))
    .where('amends_id', '=', contractId)
    .executeTakeFirstOrThrow();
  return Number(place ?? 0) + 1;
}

/** Returns what was invoiced and is being paid on a contract. */
export async function selectContractUse(contractId: number): Promise<ContractUse> {
  const invoices = db()
    .selectFrom('invoices')
    .leftJoin('invoice_credits as credits', 'credits.invoice_id', 'invoices.id')
    .select(['invoices.kind', 'invoices.number'])
    .select(sql<number>`invoices.gross_cents + coalesce(credits.gross_cents, 0)`.as('gross_cents'))
    .where('invoices.quote_id', '=', contractId)
    .where('invoices.kind', '!=', 'credit')
    .where(sql<boolean>`(credits.last_id is null or invoices.gross_cents + credits.gross_cents > 0)`);
  const standing = await (isDemonstration() ? invoices : invoices.where('invoices.is_demo', '=', 0)).execute();
  const payment = await db()
    .selectFrom('payments')
    .select('id')
    .where('quote_id', '=', contractId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  const order = await db().selectFrom('orders').select('status').where('quote_id', '=', contractId).executeTakeFirst();
  return {
    isCancelled: order?.status === 'annulé',
    invoice: standing.find(({ kind }) => kind === 'invoice')?.number,
    billed_cents: standing.reduce((sum, one) => sum + (one.kind === 'deposit' ? one.gross_cents : 0), 0),
    isPaying: payment !== undefined,
  };
}

/** Marks the other amendments that were not accepted: what was sent of them was computed on another contract. */
export async function bumpVersion(contractId: number, amendmentId: number): Promise<void> {
  await db()
    .updateTable('quotes')
    .set({ contract_version: sql`contract_version + 1`, updated_at: nowIso() })
    .where('amends_id', '=', contractId)
    .where('id', '!=', amendmentId)
    .where('status', '!=', 'accepted')
    .execute();
}

/** Gives the order of a contract its new lines; returns the order with its budget before, or undefined without one. */
export async function updateOrderLines(contractId: number, { lines, totals, vat_note }: Charge) {
  const orders = db().selectFrom('orders').select(['id', 'budget_cents', 'lines']).where('quote_id', '=', contractId);
  const order = await orders.executeTakeFirst();
  const text = JSON.stringify(lines);
  if (order === undefined || order.lines === text) return undefined;
  await db()
    .updateTable('orders')
    .set({ lines: text, vat_note, budget_cents: totals.net_cents, updated_at: nowIso() })
    .where('id', '=', order.id)
    .execute();
  return { id: order.id, before_cents: order.budget_cents };
}
