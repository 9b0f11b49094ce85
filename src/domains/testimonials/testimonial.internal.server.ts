import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Reviews } from './reviews-page.contract.ts';
import type { Testimonial, TestimonialSearch } from './testimonial.contract.ts';
import { STARS, type TestimonialFigures } from './testimonial.contract.ts';
import { averageRating, REVIEWS_PER_PAGE } from './testimonial.rules.ts';
import {
  countByRating,
  searchPublished,
  selectNewestTestimonials,
  selectPublishedTestimonials,
  selectTestimonialGrowth,
  selectTestimonialRecords,
} from './testimonial.store.server.ts';
import { deleteTestimonialRow } from './testimonial-admin.store.server.ts';

/** Counts all reviews and published ones, now and at an instant. */
export const countTestimonialGrowth = selectTestimonialGrowth;

/** Counts published reviews, in total and by stars, and their average. */
export async function countTestimonials(): Promise<TestimonialFigures> {
  const counts = await countByRating();
  const by_rating = Array.from(
    { length: STARS },
    (_, place) => counts.find(({ rating }) => rating === place + 1)?.count ?? 0,
  );
  return { count: by_rating.reduce((sum, some) => sum + some, 0), average: averageRating(by_rating), by_rating };
}

/** Returns the most recently stored reviews. */
export const listRecentTestimonials = selectNewestTestimonials;

/** Returns reviews that contain a text, for the global search. */
export const searchTestimonialRecords = selectTestimonialRecords;

/** Returns published reviews in the owner's order, then the newest first. */
export const listPublishedTestimonials = selectPublishedTestimonials;

/** Returns one page of the published reviews that contain these words and have this rating. */
export async function searchPublishedTestimonials({ page, ...wanted }: TestimonialSearch): Promise<Page<Testimonial>> {
  const request = { page, per_page: REVIEWS_PER_PAGE };
  const { items, total } = await searchPublished(wanted, getRange(request));
  return { items, meta: toMeta(request, total) };
}

/** Returns the reviews that match the search, and the figures of all reviews. */
export async function readReviews(wanted: TestimonialSearch): Promise<NonNullable<Reviews>> {
  const [figures, found] = await Promise.all([countTestimonials(), searchPublishedTestimonials(wanted)]);
  return { figures, found };
}

/** Deletes a review; false when there is none. */
export const eraseTestimonial = ({ id }: { id: number }): Promise<boolean> =>
  transaction(async () => {
    const isErased = await deleteTestimonialRow(id);
    if (isErased) await publish('content', { what: 'testimonials' });
    return isErased;
  });
