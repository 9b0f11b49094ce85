import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { FoundRecord, Growth, RecordSearch } from '#src/kernel/figures.ts';
import { getRange, MAX_UNPAGED, type Page, toMeta } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { GalleryItemRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getGrowth } from '#src/platform/database/growth.server.ts';
import { matches, matchesNewest, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { readIds } from '#src/platform/database/total.server.ts';
import type {
  GalleryFilter,
  GalleryItem,
  GalleryListQuery,
  GalleryStatistics,
  NewGalleryItem,
} from './gallery.contract.ts';

const toItem = ({ search_text: _, done_on, ...row }: Selectable<GalleryItemRow>): GalleryItem => ({
  ...row,
  date: done_on,
  is_active: row.is_active === 1,
});

/** Selects published works: one predicate for every public read. */
const published = () => db().selectFrom('gallery_items').selectAll().where('is_active', '=', 1);

/** Selects works in the owner's order, then newest work first. */
export async function selectPublishedItems({
  category,
  limit = MAX_UNPAGED,
}: Partial<GalleryFilter>): Promise<GalleryItem[]> {
  const rows = await published()
    .$if(category !== undefined, (some) => some.where('category', '=', category ?? ''))
    .orderBy('sort_order')
    .orderBy('done_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toItem);
}

export async function selectPublishedItem(id: number): Promise<GalleryItem | undefined> {
  const row = await published().where('id', '=', id).executeTakeFirst();
  return row && toItem(row);
}

export async function selectItem(id: number): Promise<GalleryItem | undefined> {
  const row = await db().selectFrom('gallery_items').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toItem(row);
}

type Filters = Pick<GalleryListQuery, 'status' | 'category' | 'search'>;

function matching({ status, category, search }: Filters, way?: SearchWay) {
  let items = db().selectFrom('gallery_items');
  if (status !== undefined) items = items.where('is_active', '=', status === 'published' ? 1 : 0);
  if (category) items = items.where('category', '=', category);
  if (search) items = items.where(matches('gallery_items', search, way));
  return items;
}

const SORT_COLUMNS = {
  title: 'search_text',
  date: 'done_on',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const;

/** Sorts as the site does: the owner's order, then newest work first, then by id. */
function sorted(query: GalleryListQuery, way?: SearchWay) {
  const { sort_by = 'sort_order', sort_order: order = 'asc' } = query;
  const rows = matching(query, way);
  if (sort_by !== 'sort_order') return rows.orderBy(SORT_COLUMNS[sort_by], order).orderBy('id', order);
  const other = order === 'asc' ? 'desc' : 'asc';
  return rows.orderBy('sort_order', order).orderBy('done_on', other).orderBy('id', other);
}

async function countMatching(filters: Filters, way: SearchWay): Promise<number> {
  const counted = matching(filters, way).select((select) => select.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

export async function selectItems(query: GalleryListQuery): Promise<Page<GalleryItem>> {
  const { limit, offset } = getRange(query);
  const plan = await planSearch('gallery_items', query.search, offset);
  const isFiltered = query.status !== undefined || Boolean(query.category);
  const total = plan.hits === undefined || isFiltered ? await countMatching(query, plan.count) : plan.hits;
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const ids = await readIds(sorted(query, plan.page).select('id').limit(limit).offset(offset), total);
  const byId = new Map((await selectItemsByIds(ids)).map((item) => [item.id, item]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(query, total) };
}

/** Selects the ids of all matching works, in the query's order. */
export const selectItemIds = async (query: GalleryListQuery): Promise<number[]> =>
  (await sorted(query).select('id').execute()).map(({ id }) => id);

/** Selects by id, in any order. */
export const selectItemsByIds = async (ids: number[]): Promise<GalleryItem[]> =>
  ids.length === 0
    ? []
    : (await db().selectFrom('gallery_items').selectAll().where('id', 'in', ids).execute()).map(toItem);

export async function countItems(): Promise<GalleryStatistics> {
  const rows = await db()
    .selectFrom('gallery_items')
    .select((select) => ['category', 'is_active', select.fn.countAll<number>().as('count')])
    .groupBy(['category', 'is_active'])
    .execute();
  const of = (isActive: 0 | 1): number =>
    rows.filter(({ is_active }) => is_active === isActive).reduce((sum, { count }) => sum + count, 0);
  const named = new Set(rows.map(({ category }) => category));
  const category_names = [...named].sort((first, second) => first.localeCompare(second, 'fr'));
  return { total: of(0) + of(1), published: of(1), drafts: of(0), categories: named.size, category_names };
}

/** Fields of a work as stored: pictures are already URLs. */
export type ItemFields = Omit<NewGalleryItem, 'image' | 'before_image'> & { image: string; before_image: string };

const toColumns = ({ date, is_active, ...fields }: Partial<ItemFields>) => ({
  ...fields,
  ...(date === undefined ? {} : { done_on: date }),
  ...(is_active === undefined ? {} : { is_active: is_active ? 1 : 0 }),
});

const getSearchText = ({ title, description }: { title: string; description: string }): string =>
  fold(`${title}\n${description}`);

export async function insertItem({ date, ...item }: ItemFields): Promise<GalleryItem> {
  const at = nowIso();
  const row = await db()
    .insertInto('gallery_items')
    .values({
      ...item,
      done_on: date,
      is_active: item.is_active ? 1 : 0,
      search_text: getSearchText(item),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toItem(row);
}

/** Updates a work; returns undefined when it was changed or deleted since it was read. */
export async function updateItem(stored: GalleryItem, change: Partial<ItemFields>): Promise<GalleryItem | undefined> {
  const row = await db()
    .updateTable('gallery_items')
    .set({ ...toColumns(change), search_text: getSearchText({ ...stored, ...change }), updated_at: nowIso() })
    .where('id', '=', stored.id)
    .where('updated_at', '=', stored.updated_at)
    .returningAll()
    .executeTakeFirst();
  return row && toItem(row);
}

export async function deleteItem(id: number): Promise<GalleryItem | undefined> {
  const row = await db().deleteFrom('gallery_items').where('id', '=', id).returningAll().executeTakeFirst();
  return row && toItem(row);
}

/** Selects all positions, current order. */
export const selectPlaces = (): Promise<{ id: number; sort_order: number }[]> =>
  db()
    .selectFrom('gallery_items')
    .select(['id', 'sort_order'])
    .orderBy('sort_order')
    .orderBy('done_on', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function updatePlaces(places: readonly { id: number; sort_order: number }[]): Promise<void> {
  const updated_at = nowIso();
  for (const { id, sort_order } of places) {
    await db().updateTable('gallery_items').set({ sort_order, updated_at }).where('id', '=', id).execute();
  }
}

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
    .where(matchesNewest('gallery_items', search, limit))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
