import { sql } from 'kysely';
import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import type { Owner } from '#src/kernel/owner.ts';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { db } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import { isPerson, matches, matchesNewest, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal, readFigures, readIds } from '#src/platform/database/total.server.ts';
import type { OrderListQuery, OrderPriority, OrderRecord, OrderStatus } from './order.contract.ts';
import { toOrder } from './order.store.server.ts';
import type { CalendarOrder } from './order-calendar.contract.ts';

/** The name is the first part of the search text. */
const FOLDED_NAME = sql<string>`substr(search_text, 1, 120)`;
/** Civil day of an order in a calendar. */
const COMPLETED_OR_DUE = sql<string>`coalesce(service_date, deadline)`;
const COLUMNS = { created_at: 'created_at', deadline: 'deadline', budget: 'budget_cents' } as const;

type Wanted = Pick<OrderListQuery, 'search' | 'status' | 'priority' | 'sort_by' | 'sort_order'>;

function matching({ search, status, priority }: Wanted, way?: SearchWay) {
  let orders = db().selectFrom('orders');
  if (status !== undefined) orders = orders.where('status', '=', status);
  if (priority !== undefined) orders = orders.where('priority', '=', priority);
  if (search) orders = orders.where(matches('orders', search, way));
  return orders;
}

function sorted(wanted: Wanted, way?: SearchWay) {
  const { sort_by = 'created_at', sort_order = 'desc' } = wanted;
  return matching(wanted, way)
    .orderBy(sort_by === 'client_name' ? FOLDED_NAME : COLUMNS[sort_by], sort_order)
    .orderBy('id', sort_order);
}

export async function selectOrders(query: OrderListQuery): Promise<Page<OrderRecord>> {
  const { limit, offset } = getRange(query);
  const plan = await planSearch('orders', query.search, offset);
  const counted = matching(query, plan.count).select((select) => select.fn.countAll<number>().as('total'));
  const isFiltered = query.status !== undefined || query.priority !== undefined;
  const total = plan.hits === undefined || isFiltered ? await countTotal(counted.compile()) : plan.hits;
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const ids = await readIds(sorted(query, plan.page).select('id').limit(limit).offset(offset), total);
  const byId = new Map((await selectOrdersByIds(ids)).map((order) => [order.id, order]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(query, total) };
}

/** Selects the ids of all matching orders, in the query's order. */
export const selectOrderIds = async (wanted: Wanted): Promise<number[]> =>
  (await sorted(wanted).select('id').execute()).map(({ id }) => id);

/** Selects by id, in any order. */
export const selectOrdersByIds = async (ids: number[]): Promise<OrderRecord[]> =>
  ids.length === 0 ? [] : (await db().selectFrom('orders').selectAll().where('id', 'in', ids).execute()).map(toOrder);

/** A direct order, or that of a quote which the customer received or accepted. */
const IS_OFFERED = sql<boolean>`(orders.quote_id is null or quotes.sent_at is not null or quotes.status = 'accepted')`;

/** Counts the orders of each status and priority, and sums the budgets of those that were offered to a customer. */
export async function countOrderRows() {
  const query = db()
    .selectFrom('orders')
    .leftJoin('quotes', 'quotes.id', 'orders.quote_id')
    .select((select) => [
      'orders.status',
      'orders.priority',
      select.fn.countAll<number>().as('count'),
      sql<number>`sum(case when ${IS_OFFERED} then orders.budget_cents else 0 end)`.as('budget_cents'),
    ])
    .groupBy(['orders.status', 'orders.priority'])
    .$narrowType<{ status: OrderStatus; priority: OrderPriority }>();
  const rows = await readFigures(query.compile());
  // PostgreSQL sums bigints to a decimal, which the driver returns as text.
  return rows.map((row) => ({ ...row, count: Number(row.count), budget_cents: Number(row.budget_cents) }));
}

/** Counts finished orders and their customers, by email address, or by name without one. */
export async function selectFinished(): Promise<{ orders: number; customers: number }> {
  const customer = sql`case when client_email = '' then ${FOLDED_NAME} else lower(client_email) end`;
  const row = await db()
    .selectFrom('orders')
    .select((select) => [
      select.fn.countAll<number>().as('orders'),
      sql<number>`count(distinct ${customer})`.as('customers'),
    ])
    .where('status', '=', 'terminé')
    .executeTakeFirstOrThrow();
  return { orders: Number(row.orders), customers: Number(row.customers) };
}

/** Selects the open orders whose deadline is not after a civil day, the earliest first. */
export const selectPlanned = ({ until, limit }: { until: string; limit: number }) =>
  db()
    .selectFrom('orders')
    .select(['id', 'client_name', 'service', 'deadline'])
    .where('status', 'not in', ['terminé', 'annulé'])
    .where('deadline', '<=', until)
    .orderBy('deadline')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Selects the orders with a day from a civil day on, except cancelled ones, the earliest first. */
export const selectCalendarOrders = ({ since, limit }: { since: string; limit: number }): Promise<CalendarOrder[]> =>
  db()
    .selectFrom('orders')
    .select(['id', 'client_name', 'client_phone', 'service', 'description', 'status', 'address'])
    .select(['estimated_duration', 'updated_at', COMPLETED_OR_DUE.as('day')])
    .where('status', '!=', 'annulé')
    .where(COMPLETED_OR_DUE, '>=', since)
    .orderBy('day')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ status: OrderStatus }>()
    .execute();

/** Selects the newest that contain the text. */
export const selectOrderRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('orders')
    .select(['id', 'client_name as title', 'service as subtitle'])
    .where(matchesNewest('orders', search, limit))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Selects the ids of an account's orders and of those under its verified address, newest first. */
export async function selectOwnOrderIds(owner: Owner): Promise<number[]> {
  const own = db().selectFrom('orders').select('id').where(ownedBy(owner, 'client_email'));
  return (await own.orderBy('id', 'desc').execute()).map(({ id }) => id);
}

/** Selects the people of the newest rows whose name, address or telephone number contains the text. */
export const selectOrderPeople = ({ search, limit }: RecordSearch): Promise<KnownPerson[]> =>
  db()
    .selectFrom('orders')
    .select(['client_name as name', 'client_email as email', 'client_phone as phone', 'address'])
    .where(isPerson({ foldedName: 'search_text', email: 'client_email', phone: 'client_phone' }, search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
