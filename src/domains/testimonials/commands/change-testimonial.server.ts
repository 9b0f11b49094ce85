import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Testimonial } from '../testimonial.contract.ts';
import { testimonialNotFound } from '../testimonial.rules.ts';
import { TestimonialChange } from '../testimonial-admin.contract.ts';
import { selectTestimonial, updateTestimonial } from '../testimonial-admin.store.server.ts';

/** Changes the given fields of a review, for example its text, its visibility or its position. */
export const changeTestimonial = command({
  allow: 'content:change',
  input: TestimonialChange,
  output: Testimonial,
  run: async ({ id, updated_at, ...fields }, context) => {
    const before = await selectTestimonial(id);
    if (before === undefined) throw testimonialNotFound();
    refuseStale(before.updated_at, updated_at);
    const testimonial = await updateTestimonial(id, fields);
    if (testimonial === undefined) throw testimonialNotFound();
    const entry = { action: 'testimonial.change', subject: `testimonial:${id}` };
    await recordChange(context, entry, before, testimonial);
    await publish('content', { what: 'testimonials' });
    return testimonial;
  },
});
