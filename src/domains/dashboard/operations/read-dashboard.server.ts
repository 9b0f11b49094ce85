import { sumRevenueBySpan } from '#src/domains/sales/payments/operations/sum-revenue-by-span.server.ts';
import { countQuotesBySpan } from '#src/domains/sales/quotes/operations/count-quotes-by-span.server.ts';
import { sumServiceShares } from '#src/domains/sales/quotes/operations/sum-service-shares.server.ts';
import { countTestimonials } from '#src/domains/testimonials/operations/count-testimonials.server.ts';
import { STARS } from '#src/domains/testimonials/testimonial.contract.ts';
import { now } from '#src/platform/clock.server.ts';
import { isAdmitted, query } from '#src/platform/operation.server.ts';
import { Dashboard, DashboardQuery, RECENT_ROWS } from '../dashboard.contract.ts';
import { getShare, responseScore, toChange } from '../figures.rules.ts';
import { growthMarks, toSpans } from '../period.rules.ts';
import { countQuickStats } from './count-quick-stats.server.ts';
import { listRecentWork } from './list-recent-work.server.ts';

/** Returns the dashboard of one period, limited to the caller's rights. */
export const readDashboard = query({
  allow: 'staff',
  input: DashboardQuery,
  output: Dashboard,
  run: async ({ period }, context) => {
    const { days, marks } = toSpans(period, now());
    const mayCountQuotes = isAdmitted(context, countQuotesBySpan);
    const [figures, spans, revenue, growth, shares, reviews, recent] = await Promise.all([
      countQuickStats(context, { since: marks[0] ?? '' }),
      mayCountQuotes ? countQuotesBySpan(context, { marks }) : null,
      isAdmitted(context, sumRevenueBySpan) ? sumRevenueBySpan(context, { marks }) : null,
      mayCountQuotes ? countQuotesBySpan(context, { marks: growthMarks(now()) }) : null,
      isAdmitted(context, sumServiceShares) ? sumServiceShares(context, {}) : [],
      countTestimonials(context, {}),
      listRecentWork(context, { limit: RECENT_ROWS }),
    ]);
    const { average_response_time, is_response_assumed, ...quick } = figures;
    const { total_quotes = 0, approved_quotes = 0 } = quick.quick_stats;
    const charted = spans === null && revenue === null ? [] : days;
    return {
      period,
      ...quick,
      ...recent,
      monthly_revenue: charted.map((month, place) => ({
        month,
        revenue: revenue && (revenue[place] ?? 0) / 100,
        quotes: spans && (spans[place]?.quotes ?? 0),
        accepted_quotes: spans && (spans[place]?.accepted ?? 0),
      })),
      service_distribution: shares.map(({ service, count, amount_cents }) => ({
        service,
        count,
        amount: amount_cents / 100,
        percentage: getShare(count, total_quotes) ?? 0,
      })),
      performance_metrics: {
        conversion_rate: getShare(approved_quotes, total_quotes),
        customer_satisfaction: reviews.average === null ? null : getShare(reviews.average, STARS),
        average_response_time,
        is_response_assumed,
        response_score: average_response_time === null ? null : responseScore(average_response_time),
        monthly_growth: growth && toChange(growth[1]?.quotes ?? 0, growth[0]?.quotes ?? null),
      },
    };
  },
});
