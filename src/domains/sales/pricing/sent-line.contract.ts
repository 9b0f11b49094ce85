import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';
import { divideRounded } from '#src/kernel/money.ts';
import {
  AMOUNT_MAX,
  decimal,
  FINE,
  LINES_MAX,
  type PricedLine,
  toFine,
  VAT_RATES,
  WRONG_EUROS,
} from '#src/kernel/priced-lines.ts';

const QUANTITY_MAX = 1_000_000;
const LABEL_MAX = 500;
const UNIT_MAX = 20;

/** Takes the tax out of a published price: the rest in cents with four decimals, so that any quantity costs what it says. */
export const netOfPublished = (grossCents: number, rate: number): number =>
  divideRounded(BigInt(grossCents) * BigInt(FINE) * 1000n, BigInt(1000 + rate * 10)) / FINE;

/** Returns whether a price in ten-thousandths of a cent is in whole cents, or is with tax at the rate. */
const isWholePrice = (fine: number, rate: number): boolean => {
  if (fine % FINE === 0) return true;
  const gross = divideRounded(BigInt(fine) * BigInt(1000 + rate * 10), BigInt(FINE) * 1000n);
  return toFine(netOfPublished(gross, rate)) === fine;
};

const Rate = z
  .union([z.number(), z.string().regex(/^\d{1,2}([.,]\d)?$/)])
  .transform((value) => Number(String(value).replace(',', '.')))
  .pipe(z.literal(VAT_RATES, 'Taux de TVA attendu : 20, 10, 5,5 ou 0 ; outre-mer 8,5, 2,1 ou 0.'));

/** Line as a client sends it, in euros and units. */
export const SentLine = z
  .object({
    label: Line(LABEL_MAX, 1),
    quantity: decimal(3, 0, QUANTITY_MAX * 1000, 'Quantité attendue, avec trois décimales au plus.'),
    unit: Line(UNIT_MAX).default(''),
    unit_price: decimal(6, -AMOUNT_MAX * FINE, AMOUNT_MAX * FINE, WRONG_EUROS),
    vat_rate: Rate,
    /** Whether an amendment takes the line out of its contract. */
    removed: z.boolean().default(false),
  })
  .refine(({ unit_price, vat_rate }) => isWholePrice(unit_price, vat_rate), {
    path: ['unit_price'],
    error: WRONG_EUROS,
  })
  .transform(
    ({ label, quantity, unit, unit_price, vat_rate, removed }): PricedLine => ({
      label,
      quantity_milli: removed && quantity !== 0 ? -quantity : quantity,
      unit,
      unit_price_cents: unit_price / FINE,
      vat_rate,
    }),
  );
export const SentLines = z.array(SentLine).max(LINES_MAX);
