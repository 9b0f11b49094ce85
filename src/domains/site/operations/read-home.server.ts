import { z } from 'zod';
import { listPosts } from '#src/domains/blog/operations/list-posts.server.ts';
import { listGallery } from '#src/domains/gallery/operations/list-gallery.server.ts';
import { listTestimonials } from '#src/domains/testimonials/operations/list-testimonials.server.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { HomeContent } from '../home.contract.ts';

/** Cards of each belt: the rooms' own pages show the rest. */
const TESTIMONIALS = 9;
const WORKS = 9;
const POSTS = 6;

/** Reviews, works and articles of the home page, read side by side; one that fails leaves the others standing. */
export const readHome = query({
  allow: 'anyone',
  input: z.object({}),
  output: HomeContent,
  run: async (_input, context) => {
    const [testimonials, gallery, posts] = await Promise.all([
      attempt(listTestimonials(context, { limit: TESTIMONIALS }), 'testimonials', context),
      attempt(listGallery(context, { limit: WORKS }), 'gallery', context),
      attempt(listPosts(context, { page: 1, per_page: POSTS }), 'posts', context),
    ]);
    return { testimonials: testimonials ?? null, gallery: gallery ?? null, posts: posts?.items ?? null };
  },
});
