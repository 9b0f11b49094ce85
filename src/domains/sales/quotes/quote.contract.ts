import { z } from 'zod';
import { PricedDocument } from '#src/kernel/priced-document.ts';

/** Stages as stored. */
export const QUOTE_STAGES = ['pending', 'contacted', 'quoted', 'accepted', 'rejected'] as const;
/** Requests that never became an order are deleted three years after their last change. */
export const QUOTE_KEPT_DAYS = 1_095;
export const URGENCIES = ['low', 'normal', 'high', 'urgent'] as const;

/** Input of a new quote, from a visitor's request. */
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

/** Quote in the customer's data export. */
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
  /** Given answers, each with the document it belongs to. */
  decisions: z.array(
    z.object({
      decision: z.string(),
      name: z.string(),
      statement: z.string(),
      ip: z.string(),
      user_agent: z.string(),
      document: PricedDocument,
      withdrawn_at: z.string().nullable(),
      /** Day and means of an agreement that the office recorded. */
      accepted_on: z.string().nullable(),
      means: z.string().nullable(),
      cancelled_at: z.string().nullable(),
      cancel_reason: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  created_at: z.string(),
});
export type SentQuote = z.infer<typeof SentQuote>;
