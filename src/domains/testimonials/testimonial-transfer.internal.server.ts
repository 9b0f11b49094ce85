import { publish } from '#src/platform/events/events.server.ts';
import type { NewTestimonial, Testimonial } from './testimonial.contract.ts';
import { insertTestimonial } from './testimonial.store.server.ts';
import { selectTestimonialIds, selectTestimonialsByIds, updateTestimonial } from './testimonial-admin.store.server.ts';
import { sameness } from './testimonial-import.rules.ts';

/** Lists every review, hidden ones too, oldest first. */
export async function listAllReviews(): Promise<Testimonial[]> {
  const ids = await selectTestimonialIds({});
  return ids.length === 0 ? [] : (await selectTestimonialsByIds(ids)).sort((one, other) => one.id - other.id);
}

/** Stores a review, new or in place of the one with its name and words, in the caller's transaction. */
export async function putReview(review: NewTestimonial): Promise<void> {
  const before = (await listAllReviews()).find((stored) => sameness(stored) === sameness(review));
  if (before === undefined) {
    await insertTestimonial(review);
  } else {
    const { created_at: _, ...change } = review;
    await updateTestimonial(before.id, change);
  }
  await publish('content', { what: 'testimonials' });
}
