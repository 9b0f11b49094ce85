import { sql } from 'kysely';
import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isPerson, matchesNewest } from '#src/platform/database/search.server.ts';
import { readFigures } from '#src/platform/database/total.server.ts';
import { QUOTE_STAGES } from './quote.contract.ts';
import {
  type ExportedQuote,
  OPEN_STAGES,
  type QuoteFigures,
  type QuoteSpan,
  type RecentQuote,
  SERVICES_APART,
  type ServiceShare,
} from './quote-figures.contract.ts';

type Stage = (typeof QUOTE_STAGES)[number];

const isOpen = sql<boolean>`status in (${sql.join(OPEN_STAGES.map((stage) => sql.lit(stage)))})`;

/** Matches quotes and the accepted amendments: only these change what a contract is worth. */
export const countsInContract = sql<boolean>`(amends_id is null or status = 'accepted')`;

/** Matches quotes open at `since`: undecided or decided later; a refusal's date is that of the last change. */
const wasOpenAt = (since: string) =>
  sql`(${isOpen} or (status = 'accepted' and approved_at >= ${since}) or (status = 'rejected' and updated_at >= ${since}))`;

/** Selects what the number of a quote or of an amendment is made of. */
export const selectNumbered = (ids: number[]) =>
  db().selectFrom('quotes').select(['id', 'amends_id', 'amendment']).where('id', 'in', ids).execute();

export async function selectQuoteFigures(since: string): Promise<QuoteFigures> {
  const query = db()
    .selectFrom('quotes')
    .where('amends_id', 'is', null)
    .select((select) => [
      'status',
      select.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where created_at < ${since})`.as('before'),
      sql<number>`count(*) filter (where created_at < ${since} and ${wasOpenAt(since)})`.as('open_before'),
      sql<number>`count(*) filter (where status = 'accepted' and approved_at < ${since})`.as('accepted_before'),
      sql<string | null>`min(created_at) filter (where ${isOpen})`.as('oldest_open'),
    ])
    .groupBy('status');
  const rows = await readFigures(query.compile());
  const of = (stage: Stage): number => rows.find(({ status }) => status === stage)?.count ?? 0;
  const sum = (column: 'count' | 'before' | 'open_before' | 'accepted_before'): number =>
    rows.reduce((all, row) => all + row[column], 0);
  return {
    total: sum('count'),
    by_stage: Object.fromEntries(QUOTE_STAGES.map((stage) => [stage, of(stage)])) as QuoteFigures['by_stage'],
    pending: OPEN_STAGES.reduce((all, stage) => all + of(stage), 0),
    approved: of('accepted'),
    total_before: sum('before'),
    pending_before: sum('open_before'),
    approved_before: sum('accepted_before'),
    oldest_pending_at: rows.flatMap((row) => row.oldest_open ?? []).toSorted()[0] ?? null,
  };
}

/** Counts the instants of a column in each span; spans without any are absent. */
async function countBySpan(
  column: 'created_at' | 'approved_at',
  marks: readonly string[],
): Promise<Map<number, number>> {
  const ends = marks.slice(1);
  const span = sql<number>`case ${sql.join(
    ends.map((end, place) => sql`when ${sql.ref(column)} < ${end} then ${sql.lit(place)}`),
    sql` `,
  )} end`;
  const query = db()
    .selectFrom((quotes) =>
      quotes
        .selectFrom('quotes')
        .select(span.as('span'))
        .where('amends_id', 'is', null)
        .where(column, '>=', marks[0] ?? '')
        .where(column, '<', marks.at(-1) ?? '')
        .as('dated'),
    )
    .select((select) => ['span', select.fn.countAll<number>().as('count')])
    .groupBy('span');
  const rows = await readFigures(query.compile());
  return new Map(rows.map((row) => [row.span, row.count]));
}

export async function selectQuoteSpans(marks: readonly string[]): Promise<QuoteSpan[]> {
  const [received, accepted] = await Promise.all([countBySpan('created_at', marks), countBySpan('approved_at', marks)]);
  return marks.slice(1).map((_, place) => ({ quotes: received.get(place) ?? 0, accepted: accepted.get(place) ?? 0 }));
}

/** Returns the most requested services with their quote counts and amounts, and one row for all others. */
export async function selectServiceShares(): Promise<ServiceShare[]> {
  const rank = sql<number>`row_number() over (order by "count" desc, service)`;
  const query = db()
    .with('shares', (quotes) =>
      quotes
        .selectFrom('quotes')
        .select([
          'service_type as service',
          sql<number>`count(*) filter (where amends_id is null)`.as('count'),
          sql<number>`coalesce(sum(amount_cents) filter (where ${countsInContract}), 0)`.as('amount'),
        ])
        .groupBy('service_type')
        // As a condition of the rows, it would keep SQLite from reading the index alone.
        .having(sql<boolean>`count(*) filter (where ${countsInContract}) > 0`),
    )
    .with('ranked', (shares) =>
      shares
        .selectFrom('shares')
        .select([
          'count',
          'amount',
          sql<string>`case when ${rank} <= ${sql.lit(SERVICES_APART)} then service else '' end`.as('service'),
        ]),
    )
    .selectFrom('ranked')
    .select(['service', sql<number>`sum("count")`.as('count'), sql<number>`sum(amount)`.as('amount')])
    .groupBy('service')
    .orderBy(sql`case service when '' then 1 else 0 end`)
    .orderBy(sql`sum("count")`, 'desc')
    .orderBy('service');
  const rows = await readFigures(query.compile());
  // PostgreSQL returns the sum of bigints as a decimal, which arrives as text.
  return rows.map(({ service, count, amount }) => ({ service, count: Number(count), amount_cents: Number(amount) }));
}

export async function selectNewestQuotes(limit: number): Promise<RecentQuote[]> {
  const rows = await db()
    .selectFrom('quotes')
    .select(['id', 'name', 'service_type', 'status', 'amount_cents', 'created_at'])
    // So written, no index of amendments tempts SQLite into sorting all quotes.
    .where(sql<boolean>`coalesce(amends_id, 0) = 0`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as Stage }));
}

interface Expiring {
  /** Civil days, both included. */
  from: string;
  until: string;
  limit: number;
}

/** Selects the sent quotes and amendments that expire in these days, the first to expire first. */
export const selectExpiring = ({ from, until, limit }: Expiring) =>
  db()
    .selectFrom('quotes')
    .select(['id', 'amends_id', 'amendment', 'name', 'valid_until'])
    .where('status', '=', 'quoted')
    .where('valid_until', '>=', from)
    .where('valid_until', '<=', until)
    .orderBy('valid_until')
    .orderBy('id')
    .limit(limit)
    .execute();

export const selectQuoteRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('quotes')
    .select(['id', 'name as title', 'service_type as subtitle'])
    .where(matchesNewest('quotes', search, limit))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Returns the ids of all quotes, in order of creation. */
export const selectAllQuoteIds = async (): Promise<number[]> =>
  (await db().selectFrom('quotes').select('id').where(countsInContract).orderBy('id').execute()).map(({ id }) => id);

/** Returns rows in no fixed order. */
export async function selectQuoteLines(ids: number[]): Promise<ExportedQuote[]> {
  const rows = await db()
    .selectFrom('quotes')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'service_type',
      'status',
      'urgency',
      'amount_cents',
      'deadline',
      'created_at',
      'approved_at',
    ])
    .where('id', 'in', ids)
    .execute();
  return rows as ExportedQuote[];
}

/** Selects the people of the newest rows whose name, address or telephone number contains the text. */
export const selectQuotePeople = ({ search, limit }: RecordSearch): Promise<KnownPerson[]> =>
  db()
    .selectFrom('quotes')
    .select(['name', 'email', 'phone', 'address'])
    .where(isPerson({ foldedName: 'search_text', email: 'email', phone: 'phone' }, search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
