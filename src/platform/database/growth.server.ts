import { type RawBuilder, sql } from 'kysely';

interface GrowthOf {
  /** Condition of the visible rows. */
  shown: RawBuilder<unknown>;
  /** Column with the time since when a visible row is visible. */
  shownAt?: string;
}

/** Returns columns that count all rows and visible rows, now and at `since`, in one scan of the table. */
export function growthOf(since: string, { shown, shownAt = 'created_at' }: GrowthOf) {
  const before = sql`${shown} and ${sql.ref(shownAt)} < ${since}`;
  return [
    sql<number>`count(*)`.as('total'),
    sql<number>`count(*) filter (where ${shown})`.as('shown'),
    sql<number>`count(*) filter (where created_at < ${since})`.as('total_before'),
    sql<number>`count(*) filter (where ${before})`.as('shown_before'),
  ] as const;
}
