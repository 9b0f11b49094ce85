import { z } from 'zod';
import { BlogCard } from '#src/domains/blog/blog.contract.ts';
import { GalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import { Testimonial } from '#src/domains/testimonials/testimonial.contract.ts';

/** Content of other domains on the home page; null if it could not be read. */
export const HomeContent = z.object({
  testimonials: z.array(Testimonial).nullable(),
  gallery: z.array(GalleryItem).nullable(),
  posts: z.array(BlogCard).nullable(),
});
export type HomeContent = z.infer<typeof HomeContent>;
