import { z } from 'zod';
import { Line, Text } from '#src/kernel/fields.ts';

/** Prices as the order of 24 January 2017 wants them published: VAT included, with what goes around them. */

export const PRICE_LINES_MAX = 60;
/** No amount of the product is above 999,999,999.99 €. */
const Cents = z.int().min(0).max(99_999_999_999);

export const PriceLine = z.object({
  label: Line(120, 1),
  detail: Line(200).default(''),
  /** What the price is for: "m²", "mètre", "l’intervention". */
  unit: Line(40).default(''),
  price_cents: Cents,
  /** "À partir de": the least, not the price. */
  is_from: z.boolean().default(false),
});
export type PriceLine = z.infer<typeof PriceLine>;

export const PriceSettings = z.object({
  lines: z.array(PriceLine).max(PRICE_LINES_MAX).default([]),
  /** The least for a square metre of maintenance, on its card. */
  maintenance_from_cents: Cents.default(1_500),
  /** An hour of work; 0 while the company has not said. */
  hourly_cents: Cents.default(0),
  /** How time is counted. */
  hourly_note: Text(400).default(''),
  /** 0: the quote is free. */
  quote_cents: Cents.default(0),
  vat_note: Text(400).default(''),
  /** Civil day since when these prices hold; empty when not told. */
  as_of: z.union([z.literal(''), z.iso.date()]).default(''),
});

/** What /tarifs shows. */
export const PriceList = z.object({
  lines: z.array(PriceLine),
  maintenanceFromCents: z.int(),
  hourlyCents: z.int(),
  hourlyNote: z.string(),
  quoteCents: z.int(),
  vatNote: z.string(),
  asOf: z.string(),
  /** The same terms as the trip planner's. */
  travel: z.object({ freeKm: z.int(), feePerKmCents: z.int() }),
});
export type PriceList = z.infer<typeof PriceList>;
