import { z } from 'zod';
import { getPage } from '#src/kernel/pagination.ts';
import { Testimonial, TestimonialFigures } from './testimonial.contract.ts';

/** Data of /avis; null when the reviews cannot be read. */
export const Reviews = z.object({ figures: TestimonialFigures, found: getPage(Testimonial) }).nullable();
export type Reviews = z.infer<typeof Reviews>;
