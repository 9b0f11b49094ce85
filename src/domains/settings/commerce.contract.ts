import { z } from 'zod';
import { Text } from '#src/kernel/fields.ts';
import { VAT_RATES } from '#src/kernel/priced-lines.ts';

/** Settings that quotes and payments start from. */

const TERMS_MAX = 5_000;
const NOTE_MAX = 1_000;

export const QuoteSettings = z.object({
  /** Days during which a quote can be accepted. */
  validity_days: z.int().min(1).max(365).default(30),
  /** Percentage of the total with tax, due on acceptance. */
  deposit_percent: z.int().min(0).max(100).default(30),
  /** VAT rate of a new line. */
  default_vat_rate: z.literal(VAT_RATES).default(20),
  terms: Text(TERMS_MAX).default(''),
  /** Waste details required by the environment code (D541-45-1): quantity, sorting, drop-off point, cost. */
  waste_quantity: Text(NOTE_MAX).default(''),
  waste_sorting: Text(NOTE_MAX).default(''),
  waste_collection: Text(NOTE_MAX).default(''),
  waste_cost: Text(NOTE_MAX).default(''),
  /** States whether the company and its subcontractors hold the RGE label (law 2025-594). */
  rge: Text(NOTE_MAX).default(''),
});

export const PaymentSettings = z.object({
  /** Whether customers may pay an amount without a quote or an invoice. */
  allow_free_payments: z.boolean().default(true),
});
