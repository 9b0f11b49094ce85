import { sql } from 'kysely';
import type { FoundRecord, Growth, RecordSearch } from '#src/kernel/figures.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getGrowth } from '#src/platform/database/growth.server.ts';
import { contains } from '#src/platform/database/search.server.ts';

export const countGalleryRows = (since: string): Promise<Growth> =>
  db()
    .selectFrom('gallery_items')
    .select(getGrowth(since, { visible: sql`is_active = 1` }))
    .executeTakeFirstOrThrow();

/** Selects the newest works that contain the text, published or not. */
export const selectGalleryRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('gallery_items')
    .select(['id', 'title', 'category as subtitle'])
    .where(contains('search_text', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
