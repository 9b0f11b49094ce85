import { type Selectable, sql } from 'kysely';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { OrderRow } from '#src/platform/database/commerce-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { TAKEN_STATUSES } from '#src/platform/payment/gateway-port.server.ts';
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
    .where('provider_status', 'not in', TAKEN_STATUSES)
    .where('voided_at', 'is', null)
    .where((row) => (isDemonstration() ? row.val(true) : row('provider', '<>', 'sandbox')))
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

type OrderOfQuote = Selectable<OrderRow>;

const selectOrder = (quoteId: number): Promise<OrderOfQuote | undefined> =>
  db().selectFrom('orders').selectAll().where('quote_id', '=', quoteId).executeTakeFirst();

/** Changes an order; returns whether anything was different. */
async function changeOrder(order: OrderOfQuote, change: Partial<OrderOfQuote>): Promise<boolean> {
  const names = Object.keys(change) as (keyof OrderOfQuote)[];
  if (names.every((name) => order[name] === change[name])) return false;
  const { client_name, service, description } = { ...order, ...change };
  const search_text = fold(`${client_name}\n${service}\n${description}`);
  await db()
    .updateTable('orders')
    .set({ ...change, search_text, updated_at: nowIso() })
    .where('id', '=', order.id)
    .execute();
  return true;
}

/** Returns the columns of an order that its quote decides; what the quote leaves empty stays. */
const toClient = ({ name, email, address, customer_kind }: QuoteRecord, order: OrderOfQuote) => ({
  client_name: name,
  client_email: email || order.client_email,
  address: address || order.address,
  customer_kind,
});
/**
 * Copies the signed contract to its order and, where `reopens`, reopens it; returns the previous order, or undefined if
 * nothing changed.
 */
export async function updateSignedOrder(
  contract: QuoteRecord,
  { lines, totals, vat_note }: Charge,
  reopens: boolean,
): Promise<OrderOfQuote | undefined> {
  const order = await selectOrder(contract.id);
  if (order === undefined) return undefined;
  const agreed = {
    ...toClient(contract, order),
    ...{ service: contract.service_type, vat_note, lines: JSON.stringify(lines), budget_cents: totals.net_cents },
    status: reopens && order.status === 'annulé' ? 'en_attente' : order.status,
  };
  return (await changeOrder(order, agreed)) ? order : undefined;
}

/** Copies customer and address of an unsigned quote to its order; returns its id, or undefined if they are equal. */
export async function updateOrderClient(quote: QuoteRecord): Promise<number | undefined> {
  const order = await selectOrder(quote.id);
  return order !== undefined && (await changeOrder(order, toClient(quote, order))) ? order.id : undefined;
}

/** Cancels the order of a quote; returns it with its status before, or undefined without an open one. */
export async function updateCancelledOrder(quoteId: number): Promise<{ id: number; status: string } | undefined> {
  const orders = db().selectFrom('orders').select(['id', 'status']).where('quote_id', '=', quoteId);
  const order = await orders.where('status', '!=', 'annulé').executeTakeFirst();
  if (order === undefined) return undefined;
  await db().updateTable('orders').set({ status: 'annulé', updated_at: nowIso() }).where('id', '=', order.id).execute();
  return order;
}
