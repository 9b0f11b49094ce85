import { type RawBuilder, sql } from 'kysely';

interface GrowthSource {
  /** Condition of the visible rows. */
  visible: RawBuilder<unknown>;
  /** Column with the time since when a visible row is visible. */
  visibleAt?: string;
}

/** Returns columns that count all rows and visible rows, now and at `since`, in one scan of the table. */
export function getGrowth(since: string, { visible: view, visibleAt = 'created_at' }: GrowthSource) {
  const before = sql`${view} and ${sql.ref(visibleAt)} < ${since}`;
  return [
    sql<number>`count(*)`.as('total'),
    sql<number>`count(*) filter (where ${view})`.as('visible'),
    sql<number>`count(*) filter (where created_at < ${since})`.as('total_before'),
    sql<number>`count(*) filter (where ${before})`.as('visible_before'),
  ] as const;
}
