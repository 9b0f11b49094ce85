import { z } from 'zod';
import type { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';

type Stage = (typeof QUOTE_STAGES)[number];

/** Stages in which the company has to act next: the back office's "pending". */
export const OPEN_STAGES = ['pending', 'contacted', 'quoted'] as const;
/** Number of services shown separately in the distribution; the rest is one slice. */
export const SERVICES_APART = 7;

/** Quotes by stage, and their number of each kind at an instant. */
export interface QuoteFigures {
  total: number;
  by_stage: Record<Stage, number>;
  pending: number;
  approved: number;
  total_before: number;
  pending_before: number;
  approved_before: number;
  oldest_pending_at: string | null;
}

/** Numbers of quotes received and accepted within one span. */
export interface QuoteSpan {
  quotes: number;
  accepted: number;
}

/** Number of quotes for one service; `service` is empty for all services not shown separately. */
export interface ServiceShare {
  service: string;
  count: number;
  amount_cents: number;
}

/** Quote in the recent activity. */
export interface RecentQuote {
  id: number;
  name: string;
  service_type: string;
  status: Stage;
  amount_cents: number | null;
  created_at: string;
}

/** Quote as a row of an export. */
export interface ExportedQuote {
  id: number;
  name: string;
  email: string;
  phone: string;
  service_type: string;
  status: Stage;
  urgency: (typeof URGENCIES)[number];
  amount_cents: number | null;
  deadline: string | null;
  created_at: string;
  approved_at: string | null;
}

export const QuoteStatistics = z.object({
  total: z.int(),
  approved: z.int(),
  pending: z.int(),
  rejected: z.int(),
  /** Sum of all quotes, and then of accepted ones; without tax, in euros. */
  total_value: z.number(),
  approved_value: z.number(),
});
export type QuoteStatistics = z.infer<typeof QuoteStatistics>;
