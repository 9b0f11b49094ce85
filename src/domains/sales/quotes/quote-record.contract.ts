import { z } from 'zod';
import { CONTRACT_MODES, CUSTOMER_KINDS } from '#src/kernel/priced-document.ts';
import { PricedLine } from '#src/kernel/priced-lines.ts';
import { VAT_REGIMES } from '#src/kernel/vat-regime.ts';
import { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';

/** Stored quote for other domains and for its documents; amounts in cents, days as `YYYY-MM-DD`. */
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
  /** Amount without tax; null until the quote has a price. */
  amount_cents: z.int().nullable(),
  lines: z.array(PricedLine),
  deadline: z.string().nullable(),
  valid_until: z.string().nullable(),
  sent_at: z.string().nullable(),
  approved_at: z.string().nullable(),
  /** VAT regime on the day on which the office approved the quote; null without an approval. */
  agreed_regime: z.enum(VAT_REGIMES).nullable(),
  /** Percentage of the deposit on that day; null without an approval. */
  agreed_deposit_percent: z.int().nullable(),
  contract_mode: z.enum(CONTRACT_MODES),
  customer_kind: z.enum(CUSTOMER_KINDS),
  /** When the works are done, in words. */
  execution_period: z.string(),
  /** Waste of these works; empty for the text of the settings. */
  waste_quantity: z.string(),
  waste_collection: z.string(),
  waste_cost: z.string(),
  /** Accepted quote that this one amends, and its place among the amendments of it; null for an ordinary quote. */
  amends_id: z.int().nullable(),
  amendment: z.int().nullable(),
  /** Counts the changes of the amended contract: an amendment sent before one no longer applies. */
  contract_version: z.int(),
  paid_cents: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type QuoteRecord = z.infer<typeof QuoteRecord>;

/** Payment received for a quote, or refunded (negative); that of a demonstration counts only there. */
export const QuoteReceipt = z.object({ id: z.int(), amount_cents: z.int(), is_demo: z.boolean().optional() });
export type QuoteReceipt = z.infer<typeof QuoteReceipt>;
