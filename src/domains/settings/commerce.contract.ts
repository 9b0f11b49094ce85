import { z } from 'zod';
import { Text } from '#src/kernel/fields.ts';
import { VAT_RATES } from '#src/kernel/priced-lines.ts';

/** What quotes and payments begin from. */

const TERMS_MAX = 5_000;
const NOTE_MAX = 1_000;

export const QuoteSettings = z.object({
  /** Days during which a quote can be accepted. */
  validity_days: z.int().min(1).max(365).default(30),
  /** Of the total with tax, asked on acceptance. */
  deposit_percent: z.int().min(0).max(100).default(30),
  /** Of a new line. */
  default_vat_rate: z.literal(VAT_RATES).default(20),
  terms: Text(TERMS_MAX).default(''),
  /** What the environment code asks to say of the waste (D541-45-1): how much, sorted how, left where, at what cost. */
  waste_quantity: Text(NOTE_MAX).default(''),
  waste_sorting: Text(NOTE_MAX).default(''),
  waste_collection: Text(NOTE_MAX).default(''),
  waste_cost: Text(NOTE_MAX).default(''),
  /** Whether the company and its subcontractors hold the RGE label (law 2025-594). */
  rge: Text(NOTE_MAX).default(''),
});

export const PaymentSettings = z.object({
  /** Whether an amount may be paid that no quote and no invoice asks for. */
  allow_free_payments: z.boolean().default(true),
});
