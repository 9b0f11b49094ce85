import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { NewTestimonial, Testimonial } from '../testimonial.contract.ts';
import { insertTestimonial } from '../testimonial.store.server.ts';

/** Adds what a customer says to the public site. */
export const createTestimonial = command({
  allow: 'admin',
  input: NewTestimonial,
  output: Testimonial,
  audit: (_input, testimonial) => ({
    action: 'testimonial.create',
    subject: `testimonial:${testimonial.id}`,
    after: testimonial,
  }),
  run: async (input) => {
    const testimonial = await insertTestimonial(input);
    await publish('content', { what: 'testimonials' });
    return testimonial;
  },
});
