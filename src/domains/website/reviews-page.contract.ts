import { z } from 'zod';
import { Testimonial, TestimonialFigures } from '#src/domains/testimonials/testimonial.contract.ts';
import { getPage } from '#src/kernel/pagination.ts';

/** Data of /avis; null when the reviews cannot be read. */
export const Reviews = z.object({ figures: TestimonialFigures, found: getPage(Testimonial) }).nullable();
export type Reviews = z.infer<typeof Reviews>;
