import { z } from 'zod';
import { getPage } from '#src/kernel/pagination.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import {
  Testimonial,
  TestimonialFilter,
  TestimonialId,
  TestimonialList,
  TestimonialSearch,
} from './testimonial.contract.ts';
import { listPublishedTestimonials, searchPublishedTestimonials } from './testimonial.internal.server.ts';
import { testimonialNotFound } from './testimonial.rules.ts';
import { selectPublishedTestimonial } from './testimonial.store.server.ts';
import { TestimonialListQuery, TestimonialPage, TestimonialStatistics } from './testimonial-admin.contract.ts';
import {
  countTestimonialRows,
  selectTestimonial,
  selectTestimonialIds,
  selectTestimonials,
  selectTestimonialsByIds,
} from './testimonial-admin.store.server.ts';

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

/** Returns published reviews in the owner's order, then the newest first. */
export const listTestimonials = query({
  allow: 'anyone',
  input: TestimonialFilter,
  output: TestimonialList,
  run: listPublishedTestimonials,
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
  run: searchPublishedTestimonials,
});
