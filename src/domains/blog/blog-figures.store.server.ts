import { sql } from 'kysely';
import type { FoundRecord, Growth, RecordSearch } from '#src/kernel/figures.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getGrowth } from '#src/platform/database/growth.server.ts';
import { matchesNewest } from '#src/platform/database/search.server.ts';
import type { RecentPost } from './blog-figures.contract.ts';

export const countPostRows = (since: string): Promise<Growth> =>
  db()
    .selectFrom('blog_posts')
    .select(getGrowth(since, { visible: sql`is_published = 1`, visibleAt: 'published_at' }))
    .executeTakeFirstOrThrow();

/** Returns the newest articles that contain the text, published or not. */
export const selectPostRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('blog_posts')
    .select(['id', 'title', 'category as subtitle'])
    .where(matchesNewest('blog_posts', search, limit))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Returns the most recently written articles, drafts included. */
export async function selectNewestPosts(limit: number): Promise<RecentPost[]> {
  const rows = await db()
    .selectFrom('blog_posts')
    .select(['id', 'title', 'category', 'author', 'is_published', 'published_at', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, is_published: row.is_published === 1 }));
}
