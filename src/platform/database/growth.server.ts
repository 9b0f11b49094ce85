import { type RawBuilder, sql } from 'kysely';

interface GrowthOf {
  /** Condition of the rows that show. */
  shown: RawBuilder<unknown>;
  /** Since when a row that shows has shown. */
  shownAt?: string;
}

/** Columns that count a table's rows, those that show, and both as they were at `since`; one walk over the table. */
export function growthOf(since: string, { shown, shownAt = 'created_at' }: GrowthOf) {
  const before = sql`${shown} and ${sql.ref(shownAt)} < ${since}`;
  return [
    sql<number>`count(*)`.as('total'),
    sql<number>`count(*) filter (where ${shown})`.as('shown'),
    sql<number>`count(*) filter (where created_at < ${since})`.as('total_before'),
    sql<number>`count(*) filter (where ${before})`.as('shown_before'),
  ] as const;
}
