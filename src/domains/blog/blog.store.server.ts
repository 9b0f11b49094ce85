import { type SelectQueryBuilder, sql } from 'kysely';
import { getRange, toMeta } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Tables } from '#src/platform/database/tables.server.ts';
import type { BlogCategory, BlogListQuery, NewBlogPost, PostAddress } from './blog.contract.ts';
import { freeSlug, OPENING_LENGTH } from './blog.rules.ts';

/** Selects published articles: the one predicate of every public read. */
const published = () => db().selectFrom('blog_posts').where('is_published', '=', 1);

/** Reads only the beginning of the body, and only when it replaces a missing excerpt. */
const OPENING = sql<string>`case when blog_posts.excerpt = '' then substr(blog_posts.content, 1, ${sql.lit(OPENING_LENGTH)}) else '' end`;

export type Places = SelectQueryBuilder<Tables, 'blog_posts', { place: number }>;

/** Selects published articles of one category or of all, newest first, from the index alone. */
function places(category: string | undefined, limit: number, offset = 0): Places {
  return ofCategory(category)
    .select('id as place')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
}

const ofCategory = (category: string | undefined) =>
  category === undefined ? published() : published().where('category', '=', category);

const cardsAt = (at: Places) => unsortedCardsAt(at).orderBy('published_at', 'desc').orderBy('id', 'desc');

/** Selects the cards of these articles. */
export const unsortedCardsAt = (at: Places) =>
  db()
    .selectFrom(at.as('page'))
    .innerJoin('blog_posts', 'blog_posts.id', 'page.place')
    .select([
      'id',
      'slug',
      'title',
      'excerpt',
      'category',
      'image',
      'image_alt',
      'author',
      'read_time',
      'tags',
      'is_published',
      'published_at',
      'created_at',
      'updated_at',
      OPENING.as('opening'),
    ]);

/** Returns one page of published articles, newest first. */
export async function selectPublishedPosts(query: BlogListQuery) {
  const { limit, offset } = getRange(query);
  const [{ total }, items] = await Promise.all([
    ofCategory(query.category)
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    cardsAt(places(query.category, limit, offset)).execute(),
  ]);
  return { items, meta: toMeta(query, total) };
}

/** Returns other articles to read next: the newest of the same category, then the newest of all. */
export async function selectRelatedPosts(post: { id: number; category: string }, count: number) {
  const [near, any] = await Promise.all([
    cardsAt(places(post.category, count + 1)).execute(),
    cardsAt(places(undefined, 2 * count + 1)).execute(),
  ]);
  const known = new Set(near.map(({ id }) => id));
  const others = [...near, ...any.filter(({ id }) => !known.has(id))].filter(({ id }) => id !== post.id);
  return others.slice(0, count);
}

/** Returns categories with published articles and their number, sorted by name. */
export async function selectCategories(): Promise<BlogCategory[]> {
  return published()
    .where('category', '!=', '')
    .select((select) => ['category as name', select.fn.countAll<number>().as('count')])
    .groupBy('category')
    .orderBy('category')
    .execute();
}

export const selectPublishedPost = (slug: string) =>
  published().selectAll().where('slug', '=', slug).executeTakeFirst();

export const selectPublishedPostById = (id: number) => published().selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the address of every published article, newest first. */
export const selectPostAddresses = (): Promise<PostAddress[]> =>
  published()
    .select(['slug', 'title', 'image', 'updated_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Returns current and former slugs with this prefix: a former one still redirects to its article. */
export async function selectTakenSlugs(wanted: string): Promise<Set<string>> {
  const [now, once] = await Promise.all([
    db()
      .selectFrom('blog_posts')
      .select('slug')
      .where((where) => where.or([where('slug', '=', wanted), where('slug', 'like', `${wanted}-%`)]))
      .execute(),
    db()
      .selectFrom('old_slugs')
      .select('slug')
      .where('kind', '=', OLD_SLUG_KIND)
      .where((where) => where.or([where('slug', '=', wanted), where('slug', 'like', `${wanted}-%`)]))
      .execute(),
  ]);
  return new Set([...now, ...once].map(({ slug }) => slug));
}

/** `kind` of an article's row in `old_slugs`. */
export const OLD_SLUG_KIND = 'post';

/** Builds the search text: title, category, content. */
export const getSearchText = (post: { title: string; category: string; content: string }): string =>
  fold(`${post.title} ${post.category} ${post.content}`);

/** Returns the current slug of the published article that once had this one. */
export async function selectMovedSlug(old: string): Promise<string | undefined> {
  const row = await db()
    .selectFrom('old_slugs')
    .innerJoin('blog_posts', 'blog_posts.id', 'old_slugs.target_id')
    .select('blog_posts.slug')
    .where('old_slugs.kind', '=', OLD_SLUG_KIND)
    .where('old_slugs.slug', '=', old)
    .where('blog_posts.is_published', '=', 1)
    .executeTakeFirst();
  return row?.slug;
}

/** Stores an article under the requested slug, or under the next free one if it is taken. */
export async function insertPost({ readTime, ...post }: NewBlogPost & { slug: string }) {
  const at = nowIso();
  const firstPublished = post.published_at === undefined ? at : new Date(post.published_at).toISOString();
  const values = {
    ...post,
    read_time: readTime,
    tags: JSON.stringify(post.tags),
    is_published: post.is_published ? (1 as const) : (0 as const),
    published_at: post.is_published || post.published_at !== undefined ? firstPublished : null,
    search_text: getSearchText(post),
    created_at: at,
    updated_at: at,
  };
  // A failed insert would abort a PostgreSQL transaction; with `on conflict` a taken slug returns no row instead.
  for (;;) {
    const slug = freeSlug(post.slug, await selectTakenSlugs(post.slug));
    const row = await db()
      .insertInto('blog_posts')
      .values({ ...values, slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) return row;
  }
}
