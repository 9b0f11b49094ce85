import { z } from 'zod';
import { sumRevenueBySpan } from '#src/domains/sales/payments/payment.internal.server.ts';
import { countQuotesBySpan, sumServiceShares } from '#src/domains/sales/quotes/quote-figures.internal.server.ts';
import { STARS } from '#src/domains/testimonials/testimonial.contract.ts';
import { countTestimonials } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { readFreeSpace } from '#src/platform/data-folder/free-space.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { Dashboard, DashboardQuery, RECENT_ROWS } from './dashboard.contract.ts';
import {
  countContradictions,
  countQuickStats,
  listRecentWork,
  readAs,
  searchRecords,
} from './dashboard.internal.server.ts';
import { DiskSpace } from './disk.contract.ts';
import { getShare, growthMarks, responseScore, toChange, toSpans } from './figures.rules.ts';
import { SearchQuery, SearchResults } from './search.contract.ts';
import { readToday } from './today.internal.server.ts';

/** Returns the dashboard of one period, limited to the caller's rights. */
export const readDashboard = query({
  allow: 'staff',
  input: DashboardQuery,
  output: Dashboard,
  run: async ({ period }, context) => {
    const { days, marks } = toSpans(period, now());
    const [figures, spans, revenue, growth, shares, reviews, recent, contradicted_promises, today] = await Promise.all([
      countQuickStats(context, marks[0] ?? ''),
      readAs(context, 'quotes', () => countQuotesBySpan(marks)),
      readAs(context, 'payments', () => sumRevenueBySpan(marks)),
      readAs(context, 'quotes', () => countQuotesBySpan(growthMarks(now()))),
      readAs(context, 'quotes', sumServiceShares),
      countTestimonials(),
      listRecentWork(context, RECENT_ROWS),
      countContradictions(context),
      readToday(context),
    ]);
    const { average_response_time, is_response_assumed, ...quick } = figures;
    const { total_quotes = 0, approved_quotes = 0 } = quick.quick_stats;
    const charted = spans === null && revenue === null ? [] : days;
    return {
      period,
      ...quick,
      todo: { ...quick.todo, contradicted_promises },
      today,
      ...recent,
      monthly_revenue: charted.map((month, place) => ({
        month,
        revenue: revenue && (revenue[place] ?? 0) / 100,
        quotes: spans && (spans[place]?.quotes ?? 0),
        accepted_quotes: spans && (spans[place]?.accepted ?? 0),
      })),
      service_distribution: (shares ?? []).map(({ service, count, amount_cents }) => ({
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

/** Returns the free disk space of the answering node, at most five seconds old. */
export const readDiskSpace = query({
  allow: 'staff',
  input: z.object({}),
  output: DiskSpace,
  run: async () => {
    const space = await readFreeSpace();
    return { free_bytes: space?.freeBytes ?? null, level: space?.level ?? 'enough' };
  },
});

/** Returns records that contain a text, the newest of each kind that the caller may read. */
export const searchEverywhere = query({
  allow: 'staff',
  input: SearchQuery,
  output: SearchResults,
  run: ({ q }, context) => searchRecords(context, q),
});
