import { countPostGrowth } from '#src/domains/blog/operations/count-post-growth.server.ts';
import { countMessageFigures } from '#src/domains/contact/operations/count-message-figures.server.ts';
import { countGalleryGrowth } from '#src/domains/gallery/operations/count-gallery-growth.server.ts';
import { sumRevenue } from '#src/domains/payments/operations/sum-revenue.server.ts';
import { countQuoteFigures } from '#src/domains/quotes/operations/count-quote-figures.server.ts';
import { countServiceGrowth } from '#src/domains/services/operations/count-service-growth.server.ts';
import { countTestimonialGrowth } from '#src/domains/testimonials/operations/count-testimonial-growth.server.ts';
import { countUserGrowth } from '#src/domains/users/operations/count-user-growth.server.ts';
import { Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { QuickFigures } from '../dashboard.contract.ts';
import { roundHours } from '../figures.rules.ts';
import { quickStatsOf } from '../quick-stats.rules.ts';

/** The figures of all rooms, what they were at an instant, and what waits for somebody. */
export const countQuickStats = query({
  allow: 'staff',
  input: Since,
  output: QuickFigures,
  run: async (since, context) => {
    const [quotes, messages, services, posts, testimonials, gallery, users, payments] = await Promise.all([
      countQuoteFigures(context, since),
      countMessageFigures(context, since),
      countServiceGrowth(context, since),
      countPostGrowth(context, since),
      countTestimonialGrowth(context, since),
      countGalleryGrowth(context, since),
      countUserGrowth(context, since),
      sumRevenue(context, since),
    ]);
    const revenue = { total: payments.total_cents / 100, before: payments.before_cents / 100 };
    return {
      ...quickStatsOf({ quotes, messages, services, posts, testimonials, gallery, users, revenue }),
      average_response_time: roundHours(messages.response_hours),
      is_response_assumed: messages.response_hours === null,
    };
  },
});
