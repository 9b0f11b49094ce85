import { z } from 'zod';
import { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';

/** Stages in which the company has to act next: the back office's "pending". */
export const OPEN_STAGES = ['pending', 'contacted', 'quoted'] as const;
/** Number of services shown separately in the distribution; the rest is one slice. */
export const SERVICES_APART = 7;

/** Quotes by stage, and their number of each kind at an instant. */
export const QuoteFigures = z.object({
  total: z.int(),
  by_stage: z.record(z.enum(QUOTE_STAGES), z.int()),
  pending: z.int(),
  approved: z.int(),
  total_before: z.int(),
  pending_before: z.int(),
  approved_before: z.int(),
  oldest_pending_at: z.string().nullable(),
});
export type QuoteFigures = z.infer<typeof QuoteFigures>;

/** Instants that divide time into spans, each span from one instant to the next. */
export const SpanMarks = z.object({ marks: z.array(z.iso.datetime()).min(2).max(100) });
/** Numbers of quotes received and accepted within one span. */
export const QuoteSpan = z.object({ quotes: z.int(), accepted: z.int() });
export type QuoteSpan = z.infer<typeof QuoteSpan>;

/** Number of quotes for one service; `service` is empty for all services not shown separately. */
export const ServiceShare = z.object({ service: z.string(), count: z.int(), amount_cents: z.int() });
export type ServiceShare = z.infer<typeof ServiceShare>;

/** Quote in the recent activity. */
export const RecentQuote = z.object({
  id: z.int(),
  name: z.string(),
  service_type: z.string(),
  status: z.enum(QUOTE_STAGES),
  amount_cents: z.int().nullable(),
  created_at: z.string(),
});
export type RecentQuote = z.infer<typeof RecentQuote>;

/** Quote as a row of an export. */
export const ExportedQuote = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service_type: z.string(),
  status: z.enum(QUOTE_STAGES),
  urgency: z.enum(URGENCIES),
  amount_cents: z.int().nullable(),
  deadline: z.string().nullable(),
  created_at: z.string(),
  approved_at: z.string().nullable(),
});
export type ExportedQuote = z.infer<typeof ExportedQuote>;
