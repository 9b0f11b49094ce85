import { z } from 'zod';
import { CUSTOMER_KINDS } from '#src/kernel/priced-document.ts';
import { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';
import { DECISIONS, OFFER_STATES } from './quote-link.contract.ts';

/** Quote as the customer's account shows it; amounts in euros. */
export const OwnQuote = z.object({
  id: z.int(),
  number: z.string(),
  /** Contract that this amendment changes, and its place; null for a quote. */
  amends: z.object({ number: z.string(), place: z.int() }).nullable(),
  service_type: z.string(),
  status: z.enum(QUOTE_STAGES),
  statusText: z.string(),
  urgency: z.enum(URGENCIES),
  description: z.string(),
  address: z.string(),
  admin_notes: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  created_at: z.string(),
  valid_until: z.string().nullable(),
  /** Null while the company has not sent a price. */
  net: z.number().nullable(),
  gross: z.number().nullable(),
  deposit: z.number(),
  paid: z.number(),
  due: z.number(),
  /** State of the sent offer; null before. */
  offer: z.enum(OFFER_STATES).nullable(),
  document_hash: z.string(),
  statements: z.record(z.enum(DECISIONS), z.string()).nullable(),
  customer: z.enum(CUSTOMER_KINDS),
  can_accept: z.boolean(),
  /** Words of the request to begin before the withdrawal period ends; empty where there is no such period. */
  early_start: z.string(),
  can_pay: z.boolean(),
  /** Last day on which no payment may be received; null when payments are allowed. */
  no_payment_until: z.string().nullable(),
  has_document: z.boolean(),
  /** Last day on which the customer can withdraw. */
  withdrawal_until: z.string().nullable(),
});
export type OwnQuote = z.infer<typeof OwnQuote>;
export const OwnQuoteList = z.array(OwnQuote);
