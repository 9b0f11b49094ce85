import { z } from 'zod';
import { PricedDocument } from '#src/kernel/priced-document.ts';

/** Stored stages. */
export const QUOTE_STAGES = ['pending', 'contacted', 'quoted', 'accepted', 'rejected'] as const;
/** A request that never became an order is forgotten three years after the last change. */
export const QUOTE_KEPT_DAYS = 1_095;
export const URGENCIES = ['low', 'normal', 'high', 'urgent'] as const;

/** A quote at its birth, from a visitor's request. */
export const QuoteRequest = z.object({
  userId: z.int().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  serviceType: z.string(),
  description: z.string(),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;
export const QuoteKey = z.object({ id: z.int() });

/** A quote as its owner may take it away. */
export const SentQuote = z.object({
  id: z.int(),
  service_type: z.string(),
  status: z.string(),
  urgency: z.string(),
  description: z.string(),
  address: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  admin_notes: z.string(),
  valid_until: z.string().nullable(),
  /** Answers that were given, each with what it answered to. */
  decisions: z.array(
    z.object({
      decision: z.string(),
      name: z.string(),
      statement: z.string(),
      ip: z.string(),
      user_agent: z.string(),
      document: PricedDocument,
      withdrawn_at: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  created_at: z.string(),
});
export type SentQuote = z.infer<typeof SentQuote>;
