import { systemContext } from '#src/platform/operation.server.ts';
import { createTestimonial } from './commands/create-testimonial.server.ts';
import type { NewTestimonial, Testimonial } from './testimonial.contract.ts';

/** Creates a stored, published review. */
export const aTestimonial = (options: Partial<NewTestimonial> = {}): Promise<Testimonial> =>
  createTestimonial(systemContext('fixture'), {
    name: 'Odile Vernet',
    location: 'Crest',
    content: 'Toit refait en quatre jours.',
    ...options,
  });
