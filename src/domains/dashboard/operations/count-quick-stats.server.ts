import type { z } from 'zod';
import { countUserGrowth } from '#src/domains/accounts/users/operations/count-user-growth.server.ts';
import { countPostGrowth } from '#src/domains/blog/operations/count-post-growth.server.ts';
import { countMessageFigures } from '#src/domains/contact/operations/count-message-figures.server.ts';
import { countGalleryGrowth } from '#src/domains/gallery/operations/count-gallery-growth.server.ts';
import { sumRevenue } from '#src/domains/sales/payments/operations/sum-revenue.server.ts';
import { countQuoteFigures } from '#src/domains/sales/quotes/operations/count-quote-figures.server.ts';
import { countServiceGrowth } from '#src/domains/services/operations/count-service-growth.server.ts';
import { countTestimonialGrowth } from '#src/domains/testimonials/operations/count-testimonial-growth.server.ts';
import { Since } from '#src/kernel/figures.ts';
import { type Context, isAdmitted, type Operation, query } from '#src/platform/operation.server.ts';
import { QuickFigures } from '../dashboard.contract.ts';
import { roundHours } from '../figures.rules.ts';
import { getQuickStats } from '../quick-stats.rules.ts';

type Counting<Figures> = ((context: Context, since: z.infer<typeof Since>) => Promise<Figures>) &
  Pick<Operation, 'allow'>;

/** Returns the figures that the caller may read, now and at a given time, and the number of pending tasks. */
export const countQuickStats = query({
  allow: 'staff',
  input: Since,
  output: QuickFigures,
  run: async (since, context) => {
    const counted = <Figures>(count: Counting<Figures>): Promise<Figures | null> =>
      isAdmitted(context, count) ? count(context, since) : Promise.resolve(null);
    const [quotes, messages, services, posts, testimonials, gallery, users, payments] = await Promise.all([
      counted(countQuoteFigures),
      counted(countMessageFigures),
      counted(countServiceGrowth),
      counted(countPostGrowth),
      counted(countTestimonialGrowth),
      counted(countGalleryGrowth),
      counted(countUserGrowth),
      counted(sumRevenue),
    ]);
    const revenue = payments && { total: payments.total_cents / 100, before: payments.before_cents / 100 };
    return {
      ...getQuickStats({ quotes, messages, services, posts, testimonials, gallery, users, revenue }),
      average_response_time: messages && roundHours(messages.response_hours),
      is_response_assumed: messages?.response_hours === null,
    };
  },
});
