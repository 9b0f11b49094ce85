import { z } from 'zod';
import { listPosts } from '#src/domains/blog/operations/list-posts.server.ts';
import { listGallery } from '#src/domains/gallery/operations/list-gallery.server.ts';
import { listTestimonials } from '#src/domains/testimonials/operations/list-testimonials.server.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { HomeContent } from '../home.contract.ts';

/** Maximum cards in a carousel; the domains' pages show the rest. */
const MOST = 6;

/** Reads testimonials, works and articles of the home page in parallel; a failure of one leaves the others. */
export const readHome = query({
  allow: 'anyone',
  input: z.object({}),
  output: HomeContent,
  run: async (_input, context) => {
    const [testimonials, gallery, posts] = await Promise.all([
      attempt(listTestimonials(context, { limit: MOST }), 'testimonials', context),
      attempt(listGallery(context, { limit: MOST }), 'gallery', context),
      attempt(listPosts(context, { page: 1, per_page: MOST }), 'posts', context),
    ]);
    return { testimonials: testimonials ?? null, gallery: gallery ?? null, posts: posts?.items ?? null };
  },
});
