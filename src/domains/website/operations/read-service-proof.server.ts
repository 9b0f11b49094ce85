import { z } from 'zod';
import { GalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import { listGallery } from '#src/domains/gallery/operations/list-gallery.server.ts';
import { listTestimonials } from '#src/domains/testimonials/operations/list-testimonials.server.ts';
import { Testimonial } from '#src/domains/testimonials/testimonial.contract.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { toReviews, toWorks } from '../service-proof.rules.ts';

const ServiceProof = z.object({
  reviews: z.array(Testimonial),
  works: z.array(GalleryItem),
  /** False when a part could not be read: the page must not be cached. */
  isComplete: z.boolean(),
});

/** Returns reviews and finished works for a service page. */
export const readServiceProof = query({
  allow: 'anyone',
  input: z.object({ title: z.string() }),
  output: ServiceProof,
  run: async ({ title }, context) => {
    const [reviews, works] = await Promise.all([
      attempt(listTestimonials(context, {}), 'testimonials', context),
      attempt(listGallery(context, {}), 'gallery', context),
    ]);
    return {
      reviews: toReviews(title, reviews ?? []),
      works: toWorks(title, works ?? []),
      isComplete: reviews !== undefined && works !== undefined,
    };
  },
});
