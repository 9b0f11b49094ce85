import { swapped } from '#src/kernel/positions.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Testimonial } from '../testimonial.contract.ts';
import { testimonialNotFound } from '../testimonial.rules.ts';
import { TestimonialMove } from '../testimonial-admin.contract.ts';
import { selectOrder, selectTestimonial, updatePlaces } from '../testimonial-admin.store.server.ts';

/** Swaps a review with its neighbour; does nothing for the first one upwards or the last one downwards. */
export const moveTestimonial = command({
  allow: 'content:change',
  input: TestimonialMove,
  output: Testimonial,
  audit: ({ id, direction }, { sort_order }) => ({
    action: 'testimonial.move',
    subject: `testimonial:${id}`,
    after: { direction, sort_order },
  }),
  run: async ({ id, direction }) => {
    await updatePlaces(swapped(await selectOrder(), id, direction));
    const testimonial = await selectTestimonial(id);
    if (testimonial === undefined) throw testimonialNotFound();
    await publish('content', { what: 'testimonials' });
    return testimonial;
  },
});
