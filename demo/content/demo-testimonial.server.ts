import type { NewTestimonial } from '#src/domains/testimonials/testimonial.contract.ts';

/** A review with its days; people who do not exist. */
export type DemoTestimonial = Pick<NewTestimonial, 'name' | 'location' | 'content'> & {
  /** Five stars when not told. */
  rating?: number;
  /** Day of the work, then of the publication. */
  days: [worked: string, published: string];
  isVerified?: boolean;
};
