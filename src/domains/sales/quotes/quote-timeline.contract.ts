import { z } from 'zod';
import { AcceptanceScan } from './acceptance-scan.contract.ts';
import { ACCEPTANCE_MEANS } from './quote-acceptance.contract.ts';
import { CHANNELS, DECISIONS, OFFER_STATES } from './quote-link.contract.ts';

/** Timeline of a sent quote: what its customer did with it. */
export const QuoteTimeline = z.object({
  /** Null if the quote was never sent. */
  state: z.enum(OFFER_STATES).nullable(),
  /** Whether the quote differs from the sent version. */
  isChanged: z.boolean(),
  sentAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  decision: z.enum(DECISIONS).nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string(),
  channel: z.enum(CHANNELS).nullable(),
  withdrawnAt: z.string().nullable(),
  /** Last days for withdrawal and without any payment; null when there is none, or after it. */
  withdrawalUntil: z.string().nullable(),
  unpaidUntil: z.string().nullable(),
  /** Whether the customer asked for the works to begin before the withdrawal period ends. */
  startsEarly: z.boolean(),
  /** Form of an agreement that the office recorded; empty when the customer answered. */
  means: z.enum(ACCEPTANCE_MEANS).nullable(),
  note: z.string(),
  /** Files that prove an agreement which the office recorded, oldest first. */
  scans: z.array(AcceptanceScan),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string(),
});
export type QuoteTimeline = z.infer<typeof QuoteTimeline>;
