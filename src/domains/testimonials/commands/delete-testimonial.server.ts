import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { TestimonialId } from '../testimonial.contract.ts';
import { testimonialNotFound } from '../testimonial.rules.ts';
import { deleteTestimonialRow, selectTestimonial } from '../testimonial-admin.store.server.ts';
import { keepTestimonial } from '../testimonial-bin.internal.server.ts';

/** Deletes a review; it stays in the bin for a while. */
export const deleteTestimonial = command({
  allow: 'content:change',
  input: TestimonialId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const before = await selectTestimonial(id);
    await keepTestimonial(context, id);
    if (before === undefined || !(await deleteTestimonialRow(id))) throw testimonialNotFound();
    const { name, rating, is_active } = before;
    if (context.actor.kind === 'user') {
      const entry = { action: 'testimonial.delete', subject: `testimonial:${id}`, before: { name, rating, is_active } };
      await recordAudit(context, entry);
    }
    await publish('content', { what: 'testimonials' });
    return {};
  },
});
