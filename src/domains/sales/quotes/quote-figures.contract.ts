import { z } from 'zod';
import { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';

/** Stages in which the company has the next step: the back office's "pending". */
export const OPEN_STAGES = ['pending', 'contacted', 'quoted'] as const;
/** Services named apart in the distribution; the rest is one slice. */
export const SERVICES_APART = 7;

/** Quotes by stage, and how many of each kind there were at an instant. */
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

/** Instants that cut time into spans, each from one to the next. */
export const SpanMarks = z.object({ marks: z.array(z.iso.datetime()).min(2).max(100) });
/** Quotes received and quotes accepted within one span. */
export const QuoteSpan = z.object({ quotes: z.int(), accepted: z.int() });
export type QuoteSpan = z.infer<typeof QuoteSpan>;

/** Quotes asked for one service; `service` is empty for all that are not named apart. */
export const ServiceShare = z.object({ service: z.string(), count: z.int(), amount_cents: z.int() });
export type ServiceShare = z.infer<typeof ServiceShare>;

/** A quote as recent activity names it. */
export const RecentQuote = z.object({
  id: z.int(),
  name: z.string(),
  service_type: z.string(),
  status: z.enum(QUOTE_STAGES),
  amount_cents: z.int().nullable(),
  created_at: z.string(),
});
export type RecentQuote = z.infer<typeof RecentQuote>;

/** A quote as a line of an export. */
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
