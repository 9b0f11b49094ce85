import { sql } from 'kysely';
import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import { getRange, toMeta } from '#src/kernel/pagination.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isPerson, matches, matchesNewest, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal, readFigures, readIds } from '#src/platform/database/total.server.ts';
import type { InvoiceListQuery, InvoiceState } from './invoice.contract.ts';
import { countsNow, issued, paidCents, stateToday, wholly } from './invoice.store.server.ts';

/** The name is the first part of the search text. */
const FOLDED_NAME = sql<string>`substr(invoices.search_text, 1, 120)`;
const COLUMNS = { created_at: 'invoices.id', due_on: 'invoices.due_on', gross: 'invoices.gross_cents' } as const;

type Wanted = Pick<InvoiceListQuery, 'search' | 'kind' | 'state' | 'order_id' | 'sort_by' | 'sort_order'>;

const invoices = () => db().selectFrom('invoices');

/** Selects documents in a state, told of one after the other, so that a page ends with its last row. */
const inState = (state: InvoiceState | undefined) =>
  state === undefined
    ? invoices()
    : (issued().where(stateToday(), '=', state) as unknown as ReturnType<typeof invoices>);

/** Selects documents; the state of one needs its balance and its credit notes, nothing else does. */
const matching = ({ search, kind, state, order_id }: Wanted, way?: SearchWay) =>
  inState(state)
    .$if(kind !== undefined, (some) => some.where('invoices.kind', '=', kind ?? ''))
    .$if(order_id !== undefined, (some) => some.where('invoices.order_id', '=', order_id ?? 0))
    .$if(Boolean(search), (some) => some.where(matches('invoices', search ?? '', way)));

function sorted(wanted: Wanted, way?: SearchWay) {
  const { sort_by = 'created_at', sort_order = 'desc' } = wanted;
  return matching(wanted, way)
    .orderBy(sort_by === 'client_name' ? FOLDED_NAME : COLUMNS[sort_by], sort_order)
    .orderBy('invoices.id', sort_order);
}

export async function selectInvoices(query: InvoiceListQuery) {
  const { limit, offset } = getRange(query);
  const plan = await planSearch('invoices', query.search, offset);
  const counted = matching(query, plan.count).select((select) => select.fn.countAll<number>().as('total'));
  const isFiltered = [query.kind, query.state, query.order_id].some((filter) => filter !== undefined);
  const total = plan.hits === undefined || isFiltered ? await countTotal(counted.compile()) : plan.hits;
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const ids = await readIds(sorted(query, plan.page).select('invoices.id').limit(limit).offset(offset), total);
  const byId = new Map((await selectInvoicesByIds(ids)).map((invoice) => [invoice.id, invoice]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(query, total) };
}

/** Selects the ids of all matching invoices, in the query's order. */
export const selectInvoiceIds = async (wanted: Wanted): Promise<number[]> =>
  (await sorted(wanted).select('invoices.id').execute()).map(({ id }) => id);

/** Selects the numbers of these documents. */
export const selectNumbers = (ids: number[]) =>
  db().selectFrom('invoices').select(['id', 'number']).where('id', 'in', ids).execute();

/** Selects by id, in any order. */
export const selectInvoicesByIds = (ids: number[]) =>
  wholly(issued().where('invoices.id', 'in', ids.length === 0 ? [-1] : ids)).execute();

/** Counts the documents that count now in each state, and sums their totals and their unpaid amounts. */
export async function countInvoiceRows() {
  const query = db()
    .selectFrom(
      issued()
        .where(countsNow())
        .select([stateToday().as('state'), 'invoices.gross_cents', paidCents().as('paid_cents')])
        .select([sql<number>`coalesce(credits.gross_cents, 0)`.as('credited_cents')])
        .as('states'),
    )
    .select((select) => [
      'state',
      select.fn.countAll<number>().as('count'),
      sql<number>`sum(gross_cents)`.as('gross_cents'),
      sql<number>`sum(gross_cents + credited_cents - paid_cents)`.as('rest_cents'),
    ])
    .groupBy('state');
  const rows = await readFigures(query.compile());
  // PostgreSQL sums bigints to a decimal, which the driver returns as text.
  return rows.map(({ state, count, gross_cents, rest_cents }) => ({
    state,
    count: Number(count),
    gross_cents: Number(gross_cents),
    rest_cents: Number(rest_cents),
  }));
}

/** Selects the documents past their due day that count now, the longest due first. */
export const selectLate = (limit: number) =>
  issued()
    .where(countsNow())
    .where(stateToday(), '=', 'late')
    .select(['invoices.id', 'invoices.number', 'invoices.client_name', 'invoices.due_on', 'invoices.gross_cents'])
    .select([paidCents().as('paid_cents'), sql<number>`coalesce(credits.gross_cents, 0)`.as('credited_cents')])
    .orderBy('invoices.due_on')
    .orderBy('invoices.id')
    .limit(limit)
    .execute();

/** Selects the newest that contain the text. */
export const selectInvoiceRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('invoices')
    .select(['id', 'number as title', 'client_name as subtitle'])
    .where(matchesNewest('invoices', search, limit))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Selects the people of the newest rows whose name, address or telephone number contains the text. */
export const selectInvoicePeople = ({ search, limit }: RecordSearch): Promise<KnownPerson[]> =>
  db()
    .selectFrom('invoices')
    .select([
      'client_name as name',
      'client_email as email',
      sql<string>`''`.as('phone'),
      sql<string>`''`.as('address'),
    ])
    .where(isPerson({ foldedName: 'search_text', email: 'client_email' }, search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
