import type { Selectable } from 'kysely';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { GalleryItemRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { GalleryFilter, GalleryItem, NewGalleryItem } from './gallery.contract.ts';

const itemOf = ({ search_text: _, done_on, ...row }: Selectable<GalleryItemRow>): GalleryItem => ({
  ...row,
  date: done_on,
  is_active: row.is_active === 1,
});

/** What the public may see: one predicate for every read. */
const published = () => db().selectFrom('gallery_items').selectAll().where('is_active', '=', 1);

/** The owner's order, then the last done first. */
export async function selectPublishedItems({ category, limit }: GalleryFilter): Promise<GalleryItem[]> {
  const rows = await published()
    .$if(category !== undefined, (some) => some.where('category', '=', category ?? ''))
    .orderBy('sort_order')
    .orderBy('done_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(itemOf);
}

export async function selectPublishedItem(id: number): Promise<GalleryItem | undefined> {
  const row = await published().where('id', '=', id).executeTakeFirst();
  return row && itemOf(row);
}

export async function insertItem({ date, ...item }: NewGalleryItem): Promise<GalleryItem> {
  const at = nowIso();
  const row = await db()
    .insertInto('gallery_items')
    .values({
      ...item,
      done_on: date,
      is_active: item.is_active ? 1 : 0,
      search_text: fold(`${item.title}\n${item.description}`),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return itemOf(row);
}
