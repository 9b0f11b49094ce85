import { z } from 'zod';
import { divideRounded } from './money.ts';

/** French rates of value added tax, in per cent; 8.5 and 2.1 are those overseas. */
export const VAT_RATES = [20, 10, 8.5, 5.5, 2.1, 0] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** Maximum amount in cents; every schema refuses more. */
export const AMOUNT_MAX = 99_999_999_999;
export const LINES_MAX = 200;

/** Converts input to an integer of the smallest unit, without floating-point arithmetic. */
function getParts(value: string | number, places: number): number | undefined {
  const text = String(value).replace(/[\s€]/g, '').replace(',', '.');
  const found = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text);
  if (found === null) return undefined;
  const [, sign, whole = '', fraction = ''] = found;
  if (fraction.slice(places).replace(/0+$/, '') !== '') return undefined;
  const parts = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  return sign === '-' && parts !== 0 ? -parts : parts;
}

/** Returns the schema of a number with so many decimals, as a number or as typed, read as an integer of the last one. */
export const decimal = (places: number, least: number, most: number, refusal: string) =>
  z.union([z.number(), z.string().max(30)], refusal).transform((value, check) => {
    const parts = getParts(value, places);
    if (parts !== undefined && parts >= least && parts <= most) return parts;
    check.addIssue({ code: 'custom', message: refusal });
    return z.NEVER;
  });

export const WRONG_EUROS = 'Montant en euros attendu, avec deux décimales au plus.';

/** Returns the schema of euros, as a number or as typed ("5 000,00"), read as cents. */
export const Euros = (least = 0, most = AMOUNT_MAX) => decimal(2, least, most, WRONG_EUROS);

/** Converts cents to euros, as the API sends them. */
export const toEuros = (cents: number): number => cents / 100;

/** Parts of a cent in a unit price. */
export const FINE = 10_000;
/** Converts a unit price in cents to those parts. */
export const toFine = (cents: number): number => Math.round(cents * FINE);

/** Line of a quote, an order or an invoice, in integers. A discount is a line with a negative price. */
export const PricedLine = z.object({
  label: z.string(),
  /** Thousandths of the unit; negative for what an amendment takes out of its contract. */
  quantity_milli: z.int(),
  unit: z.string(),
  /** Price without tax; with four decimals where a published price, which includes tax, was taken apart. */
  unit_price_cents: z.number().refine((cents) => Number.isSafeInteger(toFine(cents)) && toFine(cents) / FINE === cents),
  vat_rate: z.literal(VAT_RATES),
});
export type PricedLine = z.infer<typeof PricedLine>;

/** Converts a unit price to euros, with its six decimals. */
export const toFineEuros = (cents: number): number => toFine(cents) / (FINE * 100);

/** Line as the API returns it. */
export const LineView = z.object({
  label: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unit_price: z.number(),
  vat_rate: z.number(),
  /** Amount without tax, in euros. */
  net: z.number(),
});
export type LineView = z.infer<typeof LineView>;

export const toLineView = (line: PricedLine): LineView => ({
  label: line.label,
  quantity: line.quantity_milli / 1000,
  unit: line.unit,
  unit_price: toFineEuros(line.unit_price_cents),
  vat_rate: line.vat_rate,
  net: toEuros(lineNetCents(line)),
});

/** Returns the amount of one line without tax, in cents. */
export const lineNetCents = ({ quantity_milli, unit_price_cents }: PricedLine): number =>
  divideRounded(BigInt(quantity_milli) * BigInt(toFine(unit_price_cents)), 1000n * BigInt(FINE));
