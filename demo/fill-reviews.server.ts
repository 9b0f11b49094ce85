import { DEMO_TESTIMONIALS } from '#demo/content/testimonials.server.ts';
import { recordDemoRow } from '#src/domains/setup/demo-row.internal.server.ts';
import { createTestimonial } from '#src/domains/testimonials/commands/create-testimonial.server.ts';
import { listTestimonials } from '#src/domains/testimonials/testimonial.queries.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

/** Time of publication in the morning, in UTC. */
export const REVIEW_HOUR = 'T08:00:00.000Z';

/** Adds the missing reviews, identified by their authors. */
export async function fillReviews(system: Context): Promise<void> {
  const present = new Set((await listTestimonials(system, {})).map(({ name }) => name));
  for (const { days, isVerified, ...review } of DEMO_TESTIMONIALS) {
    if (present.has(review.name)) continue;
    const [worked, published] = days;
    const complete = {
      ...review,
      experience_date: worked,
      is_verified: isVerified ?? false,
      created_at: `${published}${REVIEW_HOUR}`,
    };
    await transaction(async () => {
      await recordDemoRow('testimonial', (await createTestimonial(system, complete)).id);
    });
  }
}
