import { z } from 'zod';
import { FoundRecords, Growth, Newest, RecordSearch, Since } from '#src/kernel/figures.ts';
import { getPage, getRange, toMeta } from '#src/kernel/pagination.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import {
  STARS,
  Testimonial,
  TestimonialFigures,
  TestimonialFilter,
  TestimonialId,
  TestimonialList,
  TestimonialSearch,
} from './testimonial.contract.ts';
import { averageRating, REVIEWS_PER_PAGE, testimonialNotFound } from './testimonial.rules.ts';
import {
  countByRating,
  searchPublished,
  selectPublishedTestimonial,
  selectPublishedTestimonials,
} from './testimonial.store.server.ts';
import { TestimonialListQuery, TestimonialPage, TestimonialStatistics } from './testimonial-admin.contract.ts';
import {
  countTestimonialRows,
  selectTestimonial,
  selectTestimonialIds,
  selectTestimonials,
  selectTestimonialsByIds,
} from './testimonial-admin.store.server.ts';
import { RecentTestimonial } from './testimonial-figures.contract.ts';
import {
  selectNewestTestimonials,
  selectTestimonialGrowth,
  selectTestimonialRecords,
} from './testimonial-figures.store.server.ts';

/** Counts all reviews, published or not, and their average. */
export const countAllTestimonials = query({
  allow: 'content:read',
  input: z.object({}),
  output: TestimonialStatistics,
  run: countTestimonialRows,
});

/** Returns every review that matches a list's search and filters, in the list's order. */
export const exportTestimonials = query({
  allow: 'content:read',
  recent: true,
  input: TestimonialListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(Testimonial),
  run: async (wanted) => rowPages(await selectTestimonialIds(wanted), selectTestimonialsByIds),
});

/** Returns all reviews, published or not, in the owner's order unless another one is requested. */
export const listAllTestimonials = query({
  allow: 'content:read',
  input: TestimonialListQuery,
  output: TestimonialPage,
  run: selectTestimonials,
});

/** Returns one review to its editor, published or not. */
export const openTestimonial = query({
  allow: 'content:read',
  input: TestimonialId,
  output: Testimonial,
  run: async ({ id }) => {
    const testimonial = await selectTestimonial(id);
    if (testimonial === undefined) throw testimonialNotFound();
    return testimonial;
  },
});

/** Counts all and published reviews, now and at an instant. */
export const countTestimonialGrowth = query({
  allow: 'content:read',
  input: Since,
  output: Growth,
  run: ({ since }) => selectTestimonialGrowth(since),
});

/** Returns the most recently stored reviews. */
export const listRecentTestimonials = query({
  allow: 'content:read',
  input: Newest,
  output: z.array(RecentTestimonial),
  run: ({ limit }) => selectNewestTestimonials(limit),
});

/** Returns reviews that contain a text, for the global search. */
export const searchTestimonialRecords = query({
  allow: 'content:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectTestimonialRecords,
});

/** Counts published reviews, in total and by stars, and their average. */
export const countTestimonials = query({
  allow: 'anyone',
  input: z.object({}),
  output: TestimonialFigures,
  run: async () => {
    const counts = await countByRating();
    const by_rating = Array.from(
      { length: STARS },
      (_, place) => counts.find(({ rating }) => rating === place + 1)?.count ?? 0,
    );
    return { count: by_rating.reduce((sum, some) => sum + some, 0), average: averageRating(by_rating), by_rating };
  },
});

/** Returns published reviews in the owner's order, then the newest first. */
export const listTestimonials = query({
  allow: 'anyone',
  input: TestimonialFilter,
  output: TestimonialList,
  run: selectPublishedTestimonials,
});

/** Returns one published review. */
export const readTestimonial = query({
  allow: 'anyone',
  input: TestimonialId,
  output: Testimonial,
  run: async ({ id }) => {
    const testimonial = await selectPublishedTestimonial(id);
    if (testimonial === undefined) throw testimonialNotFound();
    return testimonial;
  },
});

/** Returns one page of the published reviews that contain these words and have this rating. */
export const searchTestimonials = query({
  allow: 'anyone',
  input: TestimonialSearch,
  output: getPage(Testimonial),
  run: async ({ page, ...wanted }) => {
    const request = { page, per_page: REVIEWS_PER_PAGE };
    const { items, total } = await searchPublished(wanted, getRange(request));
    return { items, meta: toMeta(request, total) };
  },
});
