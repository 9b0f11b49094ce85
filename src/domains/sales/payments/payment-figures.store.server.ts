import { sql } from 'kysely';
import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import { db } from '#src/platform/database/database.server.ts';
import { contains } from '#src/platform/database/search.server.ts';

const received = () => db().selectFrom('payments').where('status', '=', 'completed').where('voided_at', 'is', null);

// PostgreSQL sums bigints to a decimal, which the driver returns as text.
const NET = sql<number>`coalesce(sum(amount_cents - refunded_cents), 0)`;

export async function selectRevenue(since: string): Promise<{ total_cents: number; before_cents: number }> {
  const row = await received()
    .select([
      NET.as('total'),
      sql<number>`coalesce(sum(amount_cents - refunded_cents) filter (where completed_at < ${since}), 0)`.as('before'),
    ])
    .executeTakeFirstOrThrow();
  return { total_cents: Number(row.total), before_cents: Number(row.before) };
}

/** Selects completed cents per span. */
export const selectRevenueSpans = (marks: readonly string[]): Promise<number[]> =>
  Promise.all(
    marks.slice(1).map(async (end, place) => {
      const row = await received()
        .select(NET.as('sum'))
        .where('completed_at', '>=', marks[place] ?? '')
        .where('completed_at', '<', end)
        .executeTakeFirstOrThrow();
      return Number(row.sum);
    }),
  );

export const selectPaymentRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('payments')
    .select(['id', 'transaction_id as title', 'customer_name as subtitle'])
    .where('voided_at', 'is', null)
    .where(contains('search_text', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
