import { sql } from 'kysely';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { fold } from '#src/kernel/text.ts';
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
    .where('provider_status', 'not in', ['succeeded', 'refunded'])
    .where('voided_at', 'is', null)
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

type Contact = Record<'client_email' | 'address', string>;

/** Returns the columns of an order that its signed quote decides; what the quote leaves empty stays. */
const toAgreedColumns = (contract: QuoteRecord, { lines, totals, vat_note }: Charge, known: Contact) => ({
  client_name: contract.name,
  client_email: contract.email || known.client_email,
  address: contract.address || known.address,
  service: contract.service_type,
  customer_kind: contract.customer_kind,
  lines: JSON.stringify(lines),
  vat_note,
  budget_cents: totals.net_cents,
});

/** Gives the order of a contract what was signed; returns it with its budget before, or undefined where nothing changed. */
export async function updateSignedOrder(contract: QuoteRecord, price: Charge) {
  const order = await db().selectFrom('orders').selectAll().where('quote_id', '=', contract.id).executeTakeFirst();
  if (order === undefined) return undefined;
  const agreed = toAgreedColumns(contract, price, order);
  const names = Object.keys(agreed) as (keyof typeof agreed)[];
  if (names.every((name) => order[name] === agreed[name])) return undefined;
  const search_text = fold(`${agreed.client_name}\n${agreed.service}\n${order.description}`);
  await db()
    .updateTable('orders')
    .set({ ...agreed, search_text, updated_at: nowIso() })
    .where('id', '=', order.id)
    .execute();
  return { id: order.id, before_cents: order.budget_cents };
}

/** Cancels the order of a quote; returns it with its status before, or undefined without an open one. */
export async function updateCancelledOrder(quoteId: number): Promise<{ id: number; status: string } | undefined> {
  const orders = db().selectFrom('orders').select(['id', 'status']).where('quote_id', '=', quoteId);
  const order = await orders.where('status', '!=', 'annulé').executeTakeFirst();
  if (order === undefined) return undefined;
  await db().updateTable('orders').set({ status: 'annulé', updated_at: nowIso() }).where('id', '=', order.id).execute();
  return order;
}
