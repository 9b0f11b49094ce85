import { sql } from 'kysely';
import { getRange, toMeta } from '#src/kernel/pagination.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { lockRows } from '#src/platform/database/lock-rows.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal } from '#src/platform/database/total.server.ts';
import type { BlogPost } from './blog.contract.ts';
import { getSearchText, OLD_SLUG_KIND, unsortedCardsAt } from './blog.store.server.ts';
import type { PostListQuery, PostStatistics } from './blog-admin.contract.ts';

/** Start of the search text, which begins with the title; 120 characters are enough to sort titles. */
const FOLDED_TITLE = sql<string>`substr(search_text, 1, 120)`;

type Wanted = Pick<PostListQuery, 'search' | 'status' | 'category' | 'sort_by' | 'sort_order'>;

function matching({ search, status, category }: Wanted, way?: SearchWay) {
  let posts = db().selectFrom('blog_posts');
  if (status !== undefined) posts = posts.where('is_published', '=', status === 'published' ? 1 : 0);
  if (category !== undefined) posts = posts.where('category', '=', category);
  if (search) posts = posts.where(matches('blog_posts', search, way));
  return posts;
}

/** Sorts articles as `wanted` asks, else newest first; ties are broken by id so that pages never overlap. */
function sorted(wanted: Wanted, way?: SearchWay) {
  const { sort_by = 'created_at', sort_order = 'desc' } = wanted;
  return matching(wanted, way)
    .select('id as place')
    .orderBy(sort_by === 'title' ? FOLDED_TITLE : sort_by, (order) =>
      sort_by === 'published_at' ? order[sort_order]().nullsLast() : order[sort_order](),
    )
    .orderBy('id', sort_order);
}

async function selectCards(wanted: Wanted, { limit, offset }: { limit: number; offset: number }, way: SearchWay) {
  const places = sorted(wanted, way).limit(limit).offset(offset);
  const ids = await places.execute();
  const cards = await unsortedCardsAt(places).execute();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap(({ place }) => byId.get(place) ?? []);
}

/** Returns one page of all articles, drafts included. */
export async function selectPosts(query: PostListQuery) {
  const range = getRange(query);
  const plan = await planSearch('blog_posts', query.search, range.offset);
  const counted = matching(query, plan.count).select((select) => select.fn.countAll<number>().as('total'));
  const total = await countTotal(counted.compile());
  return { items: await selectCards(query, range, plan.page), meta: toMeta(query, total) };
}

/** Returns the ids of every matching article, in order. */
export const selectPostIds = async (wanted: Wanted): Promise<number[]> =>
  (await sorted(wanted).execute()).map(({ place }) => place);

/** Returns cards, unordered. */
export const selectCardsByIds = (ids: number[]) =>
  unsortedCardsAt(db().selectFrom('blog_posts').select('id as place').where('id', 'in', ids)).execute();

export async function countPosts(): Promise<PostStatistics> {
  const rows = await db()
    .selectFrom('blog_posts')
    .select((select) => ['category', 'is_published', select.fn.countAll<number>().as('count')])
    .groupBy(['category', 'is_published'])
    .execute();
  const sum = (some: typeof rows): number => some.reduce((total, { count }) => total + count, 0);
  const names = [...new Set(rows.map(({ category }) => category))].filter((name) => name !== '');
  const published = sum(rows.filter(({ is_published }) => is_published === 1));
  return {
    total: sum(rows),
    published,
    drafts: sum(rows) - published,
    categories: names.length,
    by_category: names
      .map((name) => ({ name, count: sum(rows.filter(({ category }) => category === name)) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'fr')),
  };
}

export const selectPost = (id: number) =>
  db().selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst();

type Changeable = Omit<BlogPost, 'id' | 'created_at' | 'updated_at'>;
type StoredChange = { [Name in keyof Changeable]?: Changeable[Name] | undefined };

/** Updates the given columns. @throws a unique violation when another article has the new slug. */
export async function updatePost(id: number, change: StoredChange) {
  const { readTime, tags, is_published, ...columns } = change;
  const posts = db().updateTable('blog_posts').where('id', '=', id);
  const row = await posts
    .set({
      ...columns,
      ...(readTime === undefined ? {} : { read_time: readTime }),
      ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
      ...(is_published === undefined ? {} : { is_published: is_published ? 1 : 0 }),
      updated_at: nowIso(),
    })
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const search_text = getSearchText(row);
  if (search_text !== row.search_text) await posts.set({ search_text }).execute();
  return row;
}

/** Locks articles until the transaction ends. */
export const lockPosts = (ids: number[]): Promise<void> => lockRows('blog_posts', { id: ids });

/** Publishes or withdraws several articles; keeps the date of the first publication. @returns how many changed. */
export async function updatePublication(ids: number[], isPublished: boolean): Promise<number> {
  const at = nowIso();
  const { numUpdatedRows } = await db()
    .updateTable('blog_posts')
    .set((expression) => ({
      is_published: isPublished ? 1 : 0,
      updated_at: at,
      ...(isPublished ? { published_at: expression.fn.coalesce('published_at', expression.val(at)) } : {}),
    }))
    .where('id', 'in', ids)
    .where('is_published', '=', isPublished ? 0 : 1)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes articles. @returns their pictures and texts. */
export async function deletePosts(ids: number[]): Promise<{ image: string; content: string }[]> {
  const gone = await db().deleteFrom('blog_posts').where('id', 'in', ids).returning(['image', 'content']).execute();
  await db().deleteFrom('old_slugs').where('kind', '=', OLD_SLUG_KIND).where('target_id', 'in', ids).execute();
  return gone;
}

/** Stores a former slug of an article, so that it redirects. */
export async function insertOldSlug(slug: string, id: number): Promise<void> {
  await db()
    .insertInto('old_slugs')
    .values({ kind: OLD_SLUG_KIND, slug, target_id: id, created_at: nowIso() })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ target_id: id }))
    .execute();
}

/** Returns whether a slug is, or was, another article's. */
export async function isSlugTaken(slug: string, id: number): Promise<boolean> {
  const now = await db()
    .selectFrom('blog_posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (now !== undefined) return true;
  const once = await db()
    .selectFrom('old_slugs')
    .select('target_id')
    .where('kind', '=', OLD_SLUG_KIND)
    .where('slug', '=', slug)
    .where('target_id', '!=', id)
    .executeTakeFirst();
  return once !== undefined;
}

/** Deletes a former slug that its article uses again. */
export async function deleteOldSlug(slug: string): Promise<void> {
  await db().deleteFrom('old_slugs').where('kind', '=', OLD_SLUG_KIND).where('slug', '=', slug).execute();
}

/** Returns the article that has this slug now, a draft too. */
export const selectPostBySlug = (slug: string) =>
  db().selectFrom('blog_posts').selectAll().where('slug', '=', slug).executeTakeFirst();

/** Returns every article with its text, oldest first. */
export const selectWholePosts = () => db().selectFrom('blog_posts').selectAll().orderBy('id').execute();

const oldSlugs = () => db().selectFrom('old_slugs').where('kind', '=', OLD_SLUG_KIND);

/** Returns the former slugs of every article by its id, oldest first. */
export async function selectFormerSlugs(): Promise<Map<number, string[]>> {
  const rows = await oldSlugs().select(['target_id', 'slug']).orderBy('created_at').orderBy('slug').execute();
  return new Map(
    [...Map.groupBy(rows, ({ target_id }) => target_id)].map(([id, some]) => [id, some.map(({ slug }) => slug)]),
  );
}

export async function deletePostOldSlugs(id: number): Promise<void> {
  await db().deleteFrom('old_slugs').where('kind', '=', OLD_SLUG_KIND).where('target_id', '=', id).execute();
}
