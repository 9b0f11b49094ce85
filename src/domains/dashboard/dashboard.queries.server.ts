import { z } from 'zod';

import { countUserGrowth, searchUserRecords } from '#src/domains/accounts/users/user.queries.server.ts';
import { countPostGrowth, listRecentPosts, searchPostRecords } from '#src/domains/blog/blog.queries.server.ts';
import {
  countMessageFigures,
  findQuoteOrigins,
  listRecentMessages,
  searchMessageRecords,
} from '#src/domains/contact/contact.queries.server.ts';
import { countGalleryGrowth, searchGalleryRecords } from '#src/domains/gallery/gallery.queries.server.ts';
import { searchSubscriberRecords } from '#src/domains/newsletter/newsletter.queries.server.ts';
import { searchInvoiceRecords } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { searchOrderRecords } from '#src/domains/sales/orders/order.queries.server.ts';
import {
  searchPaymentRecords,
  sumRevenue,
  sumRevenueBySpan,
} from '#src/domains/sales/payments/payment.queries.server.ts';
import {
  countQuoteFigures,
  countQuotesBySpan,
  listRecentQuotes,
  searchQuoteRecords,
  sumServiceShares,
} from '#src/domains/sales/quotes/quote.queries.server.ts';
import { getQuoteStatus } from '#src/domains/sales/quotes/quote-admin.rules.ts';
import { countServiceGrowth, searchServiceRecords } from '#src/domains/services/service.queries.server.ts';
import { STARS } from '#src/domains/testimonials/testimonial.contract.ts';
import {
  countTestimonialGrowth,
  countTestimonials,
  listRecentTestimonials,
  searchTestimonialRecords,
} from '#src/domains/testimonials/testimonial.queries.server.ts';
import { type FoundRecord, Newest, type RecordSearch, Since } from '#src/kernel/figures.ts';

import { now } from '#src/platform/clock.server.ts';
import { readFreeSpace } from '#src/platform/data-folder/free-space.server.ts';
import { type Context, isAdmitted, type Operation, query } from '#src/platform/operation.server.ts';
import { Dashboard, DashboardQuery, QuickFigures, RECENT_ROWS, RecentWork } from './dashboard.contract.ts';
import { DiskSpace } from './disk.contract.ts';
import { getShare, responseScore, roundHours, toChange } from './figures.rules.ts';
import { toLink } from './find-link.rules.ts';
import { growthMarks, toSpans } from './period.rules.ts';
import { getQuickStats } from './quick-stats.rules.ts';
import { FOUND_KINDS, FOUND_PER_KIND, type FoundKind, SearchQuery, SearchResults } from './search.contract.ts';

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

/** Lists the newest records of each kind that the caller may read. */
export const listRecentWork = query({
  allow: 'staff',
  input: Newest,
  output: RecentWork,
  run: async (newest, context) => {
    const [quotes, messages, posts, testimonials] = await Promise.all([
      isAdmitted(context, listRecentQuotes) ? listRecentQuotes(context, newest) : [],
      isAdmitted(context, listRecentMessages) ? listRecentMessages(context, newest) : [],
      isAdmitted(context, listRecentPosts) ? listRecentPosts(context, newest) : [],
      isAdmitted(context, listRecentTestimonials) ? listRecentTestimonials(context, newest) : [],
    ]);
    const quoteIds = quotes.map(({ id }) => id);
    const origins = isAdmitted(context, findQuoteOrigins) ? await findQuoteOrigins(context, { quoteIds }) : [];
    return {
      recent_quotes: quotes.map(({ id, name, service_type, status, amount_cents, created_at }) => ({
        id,
        client_name: name,
        service_type,
        status: getQuoteStatus(status),
        stage: status,
        amount: amount_cents === null ? null : amount_cents / 100,
        message_id: origins.find(({ quote_id }) => quote_id === id)?.message_id ?? null,
        created_at,
      })),
      recent_messages: messages,
      recent_blog_posts: posts,
      recent_testimonials: testimonials,
    };
  },
});

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

type Search = ((context: Context, wanted: RecordSearch) => Promise<FoundRecord[]>) & Pick<Operation, 'allow'>;

const SEARCHES: Record<FoundKind, Search> = {
  messages: searchMessageRecords,
  quotes: searchQuoteRecords,
  orders: searchOrderRecords,
  invoices: searchInvoiceRecords,
  payments: searchPaymentRecords,
  services: searchServiceRecords,
  articles: searchPostRecords,
  gallery: searchGalleryRecords,
  testimonials: searchTestimonialRecords,
  users: searchUserRecords,
  subscribers: searchSubscriberRecords,
};

/** Returns records that contain a text, the newest of each kind that the caller may read. */
export const searchEverywhere = query({
  allow: 'staff',
  input: SearchQuery,
  output: SearchResults,
  run: async ({ q }, context) => {
    const found = await Promise.all(
      FOUND_KINDS.filter((kind) => isAdmitted(context, SEARCHES[kind])).map(async (kind) => {
        const records = await SEARCHES[kind](context, { search: q, limit: FOUND_PER_KIND });
        return records.map((record) => ({ kind, ...record, link: toLink(kind, record) }));
      }),
    );
    return found.flat();
  },
});
