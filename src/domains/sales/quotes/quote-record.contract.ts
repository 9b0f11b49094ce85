import { z } from 'zod';
import { PricedLine } from '#src/kernel/priced-lines.ts';
import { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';

/** A quote as other rooms and its own documents know it; amounts in cents, days `YYYY-MM-DD`. */
export const QuoteRecord = z.object({
  id: z.int(),
  user_id: z.int().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service_type: z.string(),
  description: z.string(),
  address: z.string(),
  admin_notes: z.string(),
  status: z.enum(QUOTE_STAGES),
  open_status: z.enum(QUOTE_STAGES),
  urgency: z.enum(URGENCIES),
  /** Without tax; null until there is a price. */
  amount_cents: z.int().nullable(),
  lines: z.array(PricedLine),
  deadline: z.string().nullable(),
  valid_until: z.string().nullable(),
  sent_at: z.string().nullable(),
  approved_at: z.string().nullable(),
  paid_cents: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type QuoteRecord = z.infer<typeof QuoteRecord>;

/** Money that came in for a quote, or went back (negative). */
export const QuoteReceipt = z.object({ id: z.int(), amount_cents: z.int() });
