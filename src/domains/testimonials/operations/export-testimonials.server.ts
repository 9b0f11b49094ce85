import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Testimonial } from '../testimonial.contract.ts';
import { TestimonialListQuery } from '../testimonial-admin.contract.ts';
import { selectTestimonialIds, selectTestimonialsByIds } from '../testimonial-admin.store.server.ts';

/** Returns every review that matches a list's search and filters, in the list's order. */
export const exportTestimonials = query({
  allow: 'content:read',
  recent: true,
  input: TestimonialListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(Testimonial),
  run: async (wanted) => rowPages(await selectTestimonialIds(wanted), selectTestimonialsByIds),
});
