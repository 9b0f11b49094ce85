import { z } from 'zod';
import { RecentPost } from '#src/domains/blog/blog-figures.contract.ts';
import { MESSAGE_STATUSES } from '#src/domains/contact/contact.contract.ts';
import { RecentMessage } from '#src/domains/contact/contact-figures.contract.ts';
import { QUOTE_STAGES } from '#src/domains/sales/quotes/quote.contract.ts';
import { RecentTestimonial } from '#src/domains/testimonials/testimonial-figures.contract.ts';
import { DEFAULT_PERIOD, PERIODS } from './period.contract.ts';
import { Today } from './today.contract.ts';

/** Number of recent rows of each kind. */
export const RECENT_ROWS = 5;

export const DashboardQuery = z.object({ period: z.enum(PERIODS).default(DEFAULT_PERIOD) });

export const QUICK_STATS = [
  'pending_quotes',
  'approved_quotes',
  'active_services',
  'published_blog_posts',
  'approved_testimonials',
  'total_revenue',
  'total_services',
  'total_quotes',
  'total_gallery_items',
  'total_testimonials',
  'total_blog_posts',
  'total_contact_messages',
  'unread_messages',
  'total_users',
] as const;
export type QuickStat = (typeof QUICK_STATS)[number];

/** Value before the period; null if unknown. `change` in per cent. */
const Trend = z.object({ previous: z.number().nullable(), change: z.int().nullable() });

const Waiting = z.object({ count: z.int(), oldest_at: z.string().nullable() });

const MonthlyRevenue = z.object({
  /** First day of the span in Paris: a day, a Monday, or the first of a month. */
  month: z.iso.date(),
  /** Null without the right to money; the other figures are null without the right to sales. */
  revenue: z.number().nullable(),
  quotes: z.int().nullable(),
  accepted_quotes: z.int().nullable(),
});
export type MonthlyRevenue = z.infer<typeof MonthlyRevenue>;

const ServiceSlice = z.object({
  /** Empty for the total of all other services. */
  service: z.string(),
  count: z.int(),
  /** Euros, excluding VAT. */
  amount: z.number(),
  percentage: z.number(),
});
export type ServiceSlice = z.infer<typeof ServiceSlice>;

const Metrics = z.object({
  /** Share of accepted quotes, per cent. */
  conversion_rate: z.number().nullable(),
  /** Average rating of published reviews, per cent of the maximum. */
  customer_satisfaction: z.number().nullable(),
  /** Average hours to the answer; a default while nothing was answered. */
  average_response_time: z.number().nullable(),
  is_response_assumed: z.boolean(),
  response_score: z.number().nullable(),
  /** Quotes of the last 30 days compared with the 30 days before, per cent. */
  monthly_growth: z.int().nullable(),
});
export type Metrics = z.infer<typeof Metrics>;

/** Whether the demonstration made a record. */
const Made = { is_demo: z.boolean() };

const RecentQuote = z.object({
  ...Made,
  id: z.int(),
  client_name: z.string(),
  service_type: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  stage: z.enum(QUOTE_STAGES),
  /** Euros, excluding VAT; null while there is no price. */
  amount: z.number().nullable(),
  /** Id of the message that opened it. */
  message_id: z.int().nullable(),
  created_at: z.string(),
});

/** Figures that the caller may not read are absent or null. */
export const QuickFigures = z.object({
  quick_stats: z.partialRecord(z.enum(QUICK_STATS), z.number()),
  trends: z.partialRecord(z.enum(QUICK_STATS), Trend),
  todo: z.object({
    unread_messages: Waiting.nullable(),
    pending_quotes: Waiting.nullable(),
    drafts: z.object({ blog: z.int(), gallery: z.int(), testimonials: z.int(), services: z.int() }).nullable(),
  }),
  status_distribution: z.object({
    quotes: z.array(z.object({ status: z.enum(QUOTE_STAGES), count: z.int() })),
    messages: z.array(z.object({ status: z.enum(MESSAGE_STATUSES), count: z.int() })),
  }),
  average_response_time: z.number().nullable(),
  is_response_assumed: z.boolean(),
});

export const RecentWork = z.object({
  recent_quotes: z.array(RecentQuote),
  recent_messages: z.array(RecentMessage.extend(Made)),
  recent_blog_posts: z.array(RecentPost.extend(Made)),
  recent_testimonials: z.array(RecentTestimonial.extend(Made)),
});
export type RecentWork = z.infer<typeof RecentWork>;

export const Dashboard = z.object({
  period: z.enum(PERIODS),
  ...QuickFigures.omit({ average_response_time: true, is_response_assumed: true }).shape,
  todo: QuickFigures.shape.todo.extend({
    /** Declared promises that the data contradict; null without the right to settings. */
    contradicted_promises: z.int().nullable(),
  }),
  today: Today,
  ...RecentWork.shape,
  monthly_revenue: z.array(MonthlyRevenue),
  service_distribution: z.array(ServiceSlice),
  performance_metrics: Metrics,
});
export type Dashboard = z.infer<typeof Dashboard>;
