import { sql } from 'kysely';
import type { FoundRecord, Growth, RecordSearch } from '#src/kernel/figures.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getGrowth } from '#src/platform/database/growth.server.ts';
import { contains } from '#src/platform/database/search.server.ts';
import type { RecentTestimonial } from './testimonial-figures.contract.ts';

export const selectTestimonialGrowth = (since: string): Promise<Growth> =>
  db()
    .selectFrom('testimonials')
    .select(getGrowth(since, { visible: sql`is_active = 1` }))
    .executeTakeFirstOrThrow();

/** Returns the newest reviews that contain the text, published or not. */
export const selectTestimonialRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('testimonials')
    .select(['id', 'name as title', 'location as subtitle'])
    .where(contains('search_text', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Returns the most recently stored reviews, including unpublished ones. */
export async function selectNewestTestimonials(limit: number): Promise<RecentTestimonial[]> {
  const rows = await db()
    .selectFrom('testimonials')
    .select(['id', 'name', 'location', 'rating', 'is_active', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, is_active: row.is_active === 1 }));
}
