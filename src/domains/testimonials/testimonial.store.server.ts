import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { FoundRecord, Growth, RecordSearch } from '#src/kernel/figures.ts';
import { MAX_UNPAGED } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { TestimonialRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getGrowth } from '#src/platform/database/growth.server.ts';
import { matches, matchesNewest } from '#src/platform/database/search.server.ts';
import type { NewTestimonial, Testimonial, TestimonialFilter, TestimonialSearch } from './testimonial.contract.ts';
import type { RecentTestimonial } from './testimonial-figures.contract.ts';

export const toTestimonial = ({ search_text: _, ...row }: Selectable<TestimonialRow>): Testimonial => ({
  ...row,
  is_verified: row.is_verified === 1,
  is_active: row.is_active === 1,
});

/** Returns the searched text: name, content, place. */
export const getSearchText = ({
  name,
  content,
  location,
}: Pick<Testimonial, 'name' | 'content' | 'location'>): string => fold(`${name}\n${content}\n${location}`);

/** Query of the public reviews: the one predicate for every read. */
const published = () => db().selectFrom('testimonials').where('is_active', '=', 1);

/** Sorts in the owner's order, then the newest first. */
const inOrder = (some: ReturnType<typeof published>) =>
  some.selectAll().orderBy('sort_order').orderBy('created_at', 'desc').orderBy('id', 'desc');

export async function selectPublishedTestimonials(filter: Partial<TestimonialFilter>): Promise<Testimonial[]> {
  const { location, limit = MAX_UNPAGED } = filter;
  const some = published().$if(location !== undefined, (all) => all.where('location', '=', location ?? ''));
  const rows = await inOrder(some).limit(limit).execute();
  return rows.map(toTestimonial);
}

type Wanted = Pick<TestimonialSearch, 'search' | 'rating'>;

export async function searchPublished(
  { search, rating }: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: Testimonial[]; total: number }> {
  const found = published()
    .$if(search !== '', (some) => some.where(matches('testimonials', search)))
    .$if(rating !== undefined, (some) => some.where('rating', '=', rating ?? 0));
  const rows = await inOrder(found).limit(limit).offset(offset).execute();
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items: rows.map(toTestimonial), total };
}

/** Counts the published reviews for each number of stars that occurs. */
export const countByRating = (): Promise<{ rating: number; count: number }[]> =>
  published()
    .select((select) => ['rating', select.fn.countAll<number>().as('count')])
    .groupBy('rating')
    .execute();

export async function selectPublishedTestimonial(id: number): Promise<Testimonial | undefined> {
  const row = await published().selectAll().where('id', '=', id).executeTakeFirst();
  return row && toTestimonial(row);
}

export async function insertTestimonial(testimonial: NewTestimonial): Promise<Testimonial> {
  const at = nowIso();
  const row = await db()
    .insertInto('testimonials')
    .values({
      ...testimonial,
      is_verified: testimonial.is_verified ? 1 : 0,
      is_active: testimonial.is_active ? 1 : 0,
      search_text: getSearchText(testimonial),
      created_at: testimonial.created_at ?? at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTestimonial(row);
}

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
    .where(matchesNewest('testimonials', search, limit))
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
