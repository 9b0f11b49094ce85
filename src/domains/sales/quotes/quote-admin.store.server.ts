import { sql } from 'kysely';

import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { PRIORITY_OF_QUOTE, STATUS_OF_QUOTE } from '#src/platform/database/quote-groups.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal, readFigures, readIds } from '#src/platform/database/total.server.ts';
import { STAGES_OF } from './quote.rules.ts';
import type { QuoteListQuery } from './quote-admin.contract.ts';
import type { QuoteStatistics } from './quote-figures.contract.ts';
import { countsInContract } from './quote-figures.store.server.ts';
import type { QuoteRecord } from './quote-record.contract.ts';
import { selectQuoteRecord, toQuoteRecord } from './quote-record.store.server.ts';

/** Returns the text that the back office searches; the name comes first, so it is also the sort key. */
const getSearchText = ({ name, service_type, description }: Searched): string =>
  fold(`${name} ${service_type} ${description}`);
type Searched = Pick<QuoteRecord, 'name' | 'service_type' | 'description'>;

const SORT_COLUMNS = {
  createdAt: 'created_at',
  created_at: 'created_at',
  clientName: sql<string>`substr(search_text, 1, 120)`,
  service: 'service_type',
  montant: sql<number>`coalesce(amount_cents, -1)`,
  deadline: sql<string>`coalesce(deadline, '9999')`,
  validUntil: sql<string>`coalesce(valid_until, '9999')`,
} as const;

type Wanted = Omit<QuoteListQuery, 'page' | 'per_page'>;

function matching({ search, status, stage, priority }: Wanted, way?: SearchWay) {
  let quotes = db().selectFrom('quotes');
  if (status !== undefined) quotes = quotes.where(sql<boolean>`${sql.raw(STATUS_OF_QUOTE)} = ${status}`);
  if (stage !== undefined) quotes = quotes.where('status', '=', stage);
  if (priority !== undefined) quotes = quotes.where(sql<boolean>`${sql.raw(PRIORITY_OF_QUOTE)} = ${priority}`);
  if (search) quotes = quotes.where(matches('quotes', search, way));
  return quotes;
}

/** Sorts newest first by default; ties are broken by id, so that pages never overlap. */
function sorted(wanted: Wanted, way?: SearchWay) {
  const { sort_by = 'createdAt', sort_order = 'desc' } = wanted;
  return matching(wanted, way).orderBy(SORT_COLUMNS[sort_by], sort_order).orderBy('id', sort_order);
}

async function countMatching(wanted: Wanted, way: SearchWay): Promise<number> {
  const counted = matching(wanted, way).select((select) => select.fn.countAll<number>().as('total'));
  return countTotal(counted.compile());
}

/** Returns one page of quotes; the database searches and filters. */
export async function selectQuotePage(query: QuoteListQuery): Promise<Page<QuoteRecord>> {
  const { limit, offset } = getRange(query);
  const plan = await planSearch('quotes', query.search, offset);
  const isFiltered = [query.status, query.stage, query.priority].some((filter) => filter !== undefined);
  const total = plan.hits === undefined || isFiltered ? await countMatching(query, plan.count) : plan.hits;
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const ids = await readIds(sorted(query, plan.page).select('id').limit(limit).offset(offset), total);
  const byId = new Map((await selectQuotesByIds(ids)).map((quote) => [quote.id, quote]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(query, total) };
}

/** Returns the ids of all quotes found, in list order; the amendments are in the amounts of their contracts. */
export const selectQuoteIds = async (wanted: Wanted): Promise<number[]> =>
  (await sorted(wanted).select('id').where('amends_id', 'is', null).execute()).map(({ id }) => id);

/** Returns quotes in no fixed order. */
export const selectQuotesByIds = async (ids: number[]): Promise<QuoteRecord[]> =>
  ids.length === 0
    ? []
    : (await db().selectFrom('quotes').selectAll().where('id', 'in', ids).execute()).map(toQuoteRecord);

type Amending = Pick<QuoteRecord, 'amends_id' | 'amendment' | 'contract_version'>;
type QuoteFields = Omit<QuoteRecord, 'id' | 'created_at' | 'updated_at' | 'paid_cents' | keyof Amending> &
  Partial<Amending>;

export async function insertAdminQuote({ lines, ...fields }: QuoteFields): Promise<QuoteRecord> {
  const at = nowIso();
  const row = await db()
    .insertInto('quotes')
    .values({
      ...fields,
      lines: JSON.stringify(lines),
      search_text: getSearchText(fields),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toQuoteRecord(row);
}

/** Writes the given columns and updates the search text. */
export async function updateAdminQuote(stored: QuoteRecord, change: Partial<QuoteFields>): Promise<QuoteRecord> {
  const { lines, ...fields } = change;
  await db()
    .updateTable('quotes')
    .set({
      ...fields,
      ...(lines && { lines: JSON.stringify(lines) }),
      search_text: getSearchText({ ...stored, ...fields }),
      updated_at: nowIso(),
    })
    .where('id', '=', stored.id)
    .execute();
  return (await selectQuoteRecord(stored.id)) ?? stored;
}

export async function deleteQuoteRow(id: number): Promise<void> {
  await db().deleteFrom('quotes').where('id', '=', id).execute();
}

/** Returns whether the quote was ever accepted, even if the acceptance was undone since. */
export async function wasAccepted(id: number): Promise<boolean> {
  const decision = await db()
    .selectFrom('quote_decisions')
    .select('id')
    .where('quote_id', '=', id)
    .where('decision', '=', 'accepted')
    .executeTakeFirst();
  return decision !== undefined;
}

/** Returns whether it led to an order. */
export async function wasOrdered(id: number): Promise<boolean> {
  const order = await db().selectFrom('orders').select('id').where('quote_id', '=', id).executeTakeFirst();
  return order !== undefined;
}

/** Counts and sums quotes by the three statuses; sums in euros, without tax. */
export async function countAdminQuotes(): Promise<QuoteStatistics> {
  const query = db()
    .selectFrom('quotes')
    .select([
      'status',
      sql<number>`count(*) filter (where amends_id is null)`.as('count'),
      sql<number>`coalesce(sum(amount_cents), 0)`.as('amount'),
    ])
    .where(countsInContract)
    .groupBy('status');
  const rows = await readFigures(query.compile());
  const of = (stages: readonly string[]) => rows.filter(({ status }) => stages.includes(status));
  const count = (some: typeof rows): number => some.reduce((sum, row) => sum + row.count, 0);
  // PostgreSQL returns the sum of bigints as a decimal, which arrives as text.
  const value = (some: typeof rows): number => some.reduce((sum, row) => sum + Number(row.amount), 0) / 100;
  return {
    total: count(rows),
    approved: count(of(STAGES_OF.approved)),
    pending: count(of(STAGES_OF.pending)),
    rejected: count(of(STAGES_OF.rejected)),
    total_value: value(rows),
    approved_value: value(of(STAGES_OF.approved)),
  };
}
