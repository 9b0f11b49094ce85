import { z } from 'zod';
import { Line } from './fields.ts';

/** French rates of value added tax, per cent. */
export const VAT_RATES = [20, 10, 5.5, 0] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** Cents; more is refused everywhere. */
export const AMOUNT_MAX = 99_999_999_999;
export const LINES_MAX = 200;
const QUANTITY_MAX = 1_000_000;
const LABEL_MAX = 500;
const UNIT_MAX = 20;

/** What was typed or sent, as an integer of its smallest parts; never through a binary fraction. */
function partsOf(value: string | number, places: number): number | undefined {
  const text = String(value).replace(/[\s€]/g, '').replace(',', '.');
  const found = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text);
  if (found === null) return undefined;
  const [, sign, whole = '', fraction = ''] = found;
  if (fraction.slice(places).replace(/0+$/, '') !== '') return undefined;
  const parts = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  return sign === '-' && parts !== 0 ? -parts : parts;
}

const decimal = (places: number, least: number, most: number, refusal: string) =>
  z.union([z.number(), z.string().max(30)], refusal).transform((value, check) => {
    const parts = partsOf(value, places);
    if (parts !== undefined && parts >= least && parts <= most) return parts;
    check.addIssue({ code: 'custom', message: refusal });
    return z.NEVER;
  });

/** Euros as a number or as people type them ("5 000,00"), read as cents. */
export const Euros = (least = 0, most = AMOUNT_MAX) =>
  decimal(2, least, most, 'Montant en euros attendu, avec deux décimales au plus.');

/** Cents as the wire has them: euros. */
export const eurosOf = (cents: number): number => cents / 100;

/** A line of a quote, an order or an invoice, in integers. A discount is a line with a negative price. */
export const PricedLine = z.object({
  label: z.string(),
  /** Thousandths of the unit. */
  quantity_milli: z.int(),
  unit: z.string(),
  /** Without tax. */
  unit_price_cents: z.int(),
  vat_rate: z.literal(VAT_RATES),
});
export type PricedLine = z.infer<typeof PricedLine>;

const Rate = z
  .union([z.number(), z.string().regex(/^\d{1,2}([.,]\d)?$/)])
  .transform((value) => Number(String(value).replace(',', '.')))
  .pipe(z.literal(VAT_RATES, 'Taux de TVA attendu : 20, 10, 5,5 ou 0.'));

/** A line as it is sent, in euros and units. */
export const SentLine = z
  .object({
    label: Line(LABEL_MAX, 1),
    quantity: decimal(3, 0, QUANTITY_MAX * 1000, 'Quantité attendue, avec trois décimales au plus.'),
    unit: Line(UNIT_MAX).default(''),
    unit_price: Euros(-AMOUNT_MAX),
    vat_rate: Rate,
  })
  .transform(
    ({ label, quantity, unit, unit_price, vat_rate }): PricedLine => ({
      label,
      quantity_milli: quantity,
      unit,
      unit_price_cents: unit_price,
      vat_rate,
    }),
  );
export const SentLines = z.array(SentLine).max(LINES_MAX);

/** A line as it is answered. */
export const ShownLine = z.object({
  label: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unit_price: z.number(),
  vat_rate: z.number(),
  /** Without tax, euros. */
  net: z.number(),
});
export type ShownLine = z.infer<typeof ShownLine>;

export const shownLine = (line: PricedLine): ShownLine => ({
  label: line.label,
  quantity: line.quantity_milli / 1000,
  unit: line.unit,
  unit_price: eurosOf(line.unit_price_cents),
  vat_rate: line.vat_rate,
  net: eurosOf(lineNetCents(line)),
});

/** Half up, away from zero: a credit note is to the cent the reverse of its invoice. */
function quotient(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((size + divisor / 2n) / divisor);
  return dividend < 0n && rounded !== 0 ? -rounded : rounded;
}

/** Of one line without tax, cents. */
export const lineNetCents = ({ quantity_milli, unit_price_cents }: PricedLine): number =>
  quotient(BigInt(quantity_milli) * BigInt(unit_price_cents), 1000n);

/** Tax on an amount without tax, cents. */
export const vatCents = (netCents: number, rate: number): number =>
  quotient(BigInt(netCents) * BigInt(Math.round(rate * 10)), 1000n);

/** Of an amount with tax, the part without; cents. */
export const netOfGross = (grossCents: number, rate: number): number =>
  quotient(BigInt(grossCents) * 1000n, 1000n + BigInt(Math.round(rate * 10)));

/** Part of an amount, per cent of it; cents. */
export const percentOf = (cents: number, percent: number): number =>
  quotient(BigInt(cents) * BigInt(Math.round(percent * 100)), 10_000n);

export interface Totals {
  net_cents: number;
  /** Rates that occur, highest first. */
  vat: { rate: number; net_cents: number; vat_cents: number }[];
  vat_cents: number;
  gross_cents: number;
}

/** Sums of a document: tax is computed once per rate on the sum of its lines (decisions §7). */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const vat = VAT_RATES.flatMap((rate) => {
    const those = lines.filter(({ vat_rate }) => vat_rate === rate);
    if (those.length === 0) return [];
    const net_cents = those.reduce((sum, line) => sum + lineNetCents(line), 0);
    return [{ rate, net_cents, vat_cents: vatCents(net_cents, rate) }];
  });
  const net_cents = vat.reduce((sum, part) => sum + part.net_cents, 0);
  const vat_cents = vat.reduce((sum, part) => sum + part.vat_cents, 0);
  return { net_cents, vat, vat_cents, gross_cents: net_cents + vat_cents };
}

/** One amount without tax at one rate, as a document without lines has it. */
export const totalsOfAmount = (netCents: number, rate: VatRate = 20): Totals =>
  totalsOf([{ label: '', quantity_milli: 1000, unit: '', unit_price_cents: netCents, vat_rate: rate }]);
