import { sql } from 'kysely';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal } from '#src/platform/database/total.server.ts';
import type { Testimonial } from './testimonial.contract.ts';
import { getSearchText, toTestimonial } from './testimonial.store.server.ts';
import type { TestimonialListQuery, TestimonialStatistics } from './testimonial-admin.contract.ts';

/** Name, which is the first part of the searched text. */
const FOLDED_NAME = sql<string>`substr(search_text, 1, 120)`;

type Wanted = Pick<TestimonialListQuery, 'search' | 'active' | 'rating' | 'sort_by' | 'sort_order'>;

function matching({ search, active, rating }: Wanted, way?: SearchWay) {
  let reviews = db().selectFrom('testimonials');
  if (active !== undefined) reviews = reviews.where('is_active', '=', active ? 1 : 0);
  if (rating !== undefined) reviews = reviews.where('rating', '=', rating);
  if (search) reviews = reviews.where(matches('testimonials', search, way));
  return reviews;
}

/** Sorts in the owner's order, as on the public site, unless another order is requested. */
function sorted(wanted: Wanted, way?: SearchWay) {
  const { sort_by = 'sort_order', sort_order = sort_by === 'sort_order' ? 'asc' : 'desc' } = wanted;
  const isOwn = sort_by === 'sort_order';
  const turned = sort_order === 'asc' ? 'desc' : 'asc';
  return matching(wanted, way)
    .orderBy(sort_by === 'name' ? FOLDED_NAME : sort_by, sort_order)
    .$if(isOwn, (reviews) => reviews.orderBy('created_at', turned))
    .orderBy('id', isOwn ? turned : sort_order);
}

/** Returns one page of all reviews, including unpublished ones. */
export async function selectTestimonials(query: TestimonialListQuery): Promise<Page<Testimonial>> {
  const { limit, offset } = getRange(query);
  const plan = await planSearch('testimonials', query.search, offset);
  const counted = matching(query, plan.count).select((select) => select.fn.countAll<number>().as('total'));
  const total = await countTotal(counted.compile());
  const rows = await sorted(query, plan.page).selectAll().limit(limit).offset(offset).execute();
  return { items: rows.map(toTestimonial), meta: toMeta(query, total) };
}

/** Returns the ids of every matching review, in the requested order. */
export const selectTestimonialIds = async (wanted: Wanted): Promise<number[]> =>
  (await sorted(wanted).select('id').execute()).map(({ id }) => id);

/** Returns reviews in no particular order. */
export const selectTestimonialsByIds = async (ids: number[]): Promise<Testimonial[]> =>
  (await db().selectFrom('testimonials').selectAll().where('id', 'in', ids).execute()).map(toTestimonial);

export async function countTestimonialRows(): Promise<TestimonialStatistics> {
  const rows = await db()
    .selectFrom('testimonials')
    .select((select) => ['is_active', 'rating', select.fn.countAll<number>().as('count')])
    .groupBy(['is_active', 'rating'])
    .execute();
  const sum = (some: typeof rows): number => some.reduce((total, { count }) => total + count, 0);
  const total = sum(rows);
  const active = sum(rows.filter((row) => row.is_active === 1));
  const stars = rows.reduce((all, { rating, count }) => all + rating * count, 0);
  return {
    total,
    active,
    inactive: total - active,
    average: total === 0 ? null : Math.round((stars / total) * 10) / 10,
  };
}

export async function selectTestimonial(id: number): Promise<Testimonial | undefined> {
  const row = await db().selectFrom('testimonials').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toTestimonial(row);
}

type Changeable = Omit<Testimonial, 'id' | 'created_at' | 'updated_at'>;
type StoredChange = { [Name in keyof Changeable]?: Changeable[Name] | undefined };

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** Changes the given columns. */
export async function updateTestimonial(id: number, change: StoredChange): Promise<Testimonial | undefined> {
  const { is_active, is_verified, ...columns } = change;
  const reviews = db().updateTable('testimonials').where('id', '=', id);
  const row = await reviews
    .set({
      ...columns,
      ...(is_active === undefined ? {} : { is_active: bit(is_active) }),
      ...(is_verified === undefined ? {} : { is_verified: bit(is_verified) }),
      updated_at: nowIso(),
    })
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const search_text = getSearchText(row);
  if (search_text !== row.search_text) await reviews.set({ search_text }).execute();
  return toTestimonial(row);
}

/** Returns all reviews in the public order. */
export const selectOrder = (): Promise<{ id: number; sort_order: number }[]> =>
  db()
    .selectFrom('testimonials')
    .select(['id', 'sort_order'])
    .orderBy('sort_order')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Updates positions without a new version, so that open editors can still save. */
export async function updatePlaces(places: readonly { id: number; sort_order: number }[]): Promise<void> {
  for (const { id, sort_order } of places) {
    await db().updateTable('testimonials').set({ sort_order }).where('id', '=', id).execute();
  }
}

export async function deleteTestimonialRow(id: number): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('testimonials').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the name and text of every review. */
export const selectWords = (): Promise<{ name: string; content: string }[]> =>
  db().selectFrom('testimonials').select(['name', 'content']).execute();
