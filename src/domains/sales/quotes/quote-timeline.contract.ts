import { z } from 'zod';
import { CHANNELS, DECISIONS, OFFER_STATES } from './quote-link.contract.ts';

/** What became of a quote at its customer's. */
export const QuoteStory = z.object({
  /** Null while it was never sent. */
  state: z.enum(OFFER_STATES).nullable(),
  /** Whether it says something else than what was sent. */
  isChanged: z.boolean(),
  sentAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  decision: z.enum(DECISIONS).nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string(),
  channel: z.enum(CHANNELS).nullable(),
  withdrawnAt: z.string().nullable(),
});
export type QuoteStory = z.infer<typeof QuoteStory>;
