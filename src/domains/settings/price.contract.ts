import { z } from 'zod';
import { Line, Text } from '#src/kernel/fields.ts';
import { MAINLAND_RATES } from '#src/kernel/local-rates.ts';
import { VAT_RATES } from '#src/kernel/priced-lines.ts';
import { TravelTerms } from './travel.contract.ts';

/** Prices published as the order of 24 January 2017 requires: VAT included, with additional costs. */

export const PRICE_LINES_MAX = 60;
/** Maximum amount of the product: 999,999,999.99 €. */
const Cents = z.int().min(0).max(99_999_999_999);

export const PriceLine = z.object({
  label: Line(120, 1),
  detail: Line(200).default(''),
  /** Unit of the price: "m²", "mètre", "l’intervention". */
  unit: Line(40).default(''),
  price_cents: Cents,
  /** "À partir de": the amount is the minimum price. */
  is_from: z.boolean().default(false),
});
export type PriceLine = z.infer<typeof PriceLine>;

export const PriceSettings = z.object({
  lines: z.array(PriceLine).max(PRICE_LINES_MAX).default([]),
  /** Minimum price for a square metre of maintenance, shown on its card; 0 means not set. */
  maintenance_from_cents: Cents.default(0),
  /** Price of an hour of work; 0 means not set. */
  hourly_cents: Cents.default(0),
  /** How working time is billed. */
  hourly_note: Text(400).default(''),
  /** Price of a quote; 0 means free, null that the owner has not said it. */
  quote_cents: Cents.nullable().default(null),
  /** VAT rate in the published prices, printed beside them. */
  vat_rate: z.literal(MAINLAND_RATES).default(10),
  vat_note: Text(400).default(''),
  /** Civil day from which these prices apply; empty when not set. */
  as_of: z.union([z.literal(''), z.iso.date()]).default(''),
});

/** Data of /tarifs. */
export const PriceList = z.object({
  lines: z.array(PriceLine),
  maintenanceFromCents: z.int(),
  hourlyCents: z.int(),
  hourlyNote: z.string(),
  /** 0 for a free quote; null when it is not said. */
  quoteCents: z.int().nullable(),
  /** VAT rate in the prices; null for a company that charges none. */
  vatRate: z.literal(VAT_RATES).nullable(),
  vatNote: z.string(),
  priceDate: z.string(),
  /** Same terms as the trip planner; null while none are stated. */
  travel: TravelTerms.nullable(),
});
export type PriceList = z.infer<typeof PriceList>;

/** Settings that quotes and payments start from. */

const TERMS_MAX = 5_000;
const NOTE_MAX = 1_000;

export const QuoteSettings = z.object({
  /** Days during which a quote can be accepted. */
  validity_days: z.int().min(1).max(365).default(30),
  /** Percentage of the total with tax, due on acceptance. */
  deposit_percent: z.int().min(0).max(100).default(30),
  /** VAT rate of a new line. */
  default_vat_rate: z.literal(MAINLAND_RATES).default(20),
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
