import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import { emitEvent } from '#src/domains/webhooks/webhook.internal.server.ts';
import { href } from '#src/kernel/href.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { NewTestimonial, Testimonial } from '../testimonial.contract.ts';
import { insertTestimonial } from '../testimonial.store.server.ts';

/** Adds a customer's review to the public site. */
export const createTestimonial = command({
  allow: 'content:change',
  input: NewTestimonial,
  output: Testimonial,
  audit: (_input, testimonial) => ({
    action: 'testimonial.create',
    subject: `testimonial:${testimonial.id}`,
    after: testimonial,
  }),
  run: async (input, { actor }) => {
    const testimonial = await insertTestimonial(input);
    await publish('content', { what: 'testimonials' });
    if (actor.kind === 'user') {
      await notify({
        type: 'success',
        event: 'testimonial',
        title: 'Nouveau témoignage',
        message: toExcerpt(`${testimonial.name} : ${testimonial.content}`, 200),
        link: href('/admin/testimonials', { view: testimonial.id }),
      });
      await emitEvent('testimonial.submitted', testimonial, { userId: null, email: '' });
    }
    return testimonial;
  },
});
