import { divideRounded } from '#src/kernel/money.ts';
import type { Totals } from '#src/kernel/priced-document.ts';
import { lineNetCents, type PricedLine, VAT_RATES, type VatRate } from '#src/kernel/priced-lines.ts';

/** Returns the tax on an amount without tax, in cents. */
export const vatCents = (netCents: number, rate: number): number =>
  divideRounded(BigInt(netCents) * BigInt(Math.round(rate * 10)), 1000n);

/** Returns the part without tax of an amount with tax, in cents. */
export const netOfGross = (grossCents: number, rate: number): number =>
  divideRounded(BigInt(grossCents) * 1000n, 1000n + BigInt(Math.round(rate * 10)));

/** Returns a percentage of an amount, in cents. */
export const getPercent = (cents: number, percent: number): number =>
  divideRounded(BigInt(cents) * BigInt(Math.round(percent * 100)), 10_000n);

/** Returns the totals of a document: tax is computed once per rate on the sum of its lines. */
export function toTotals(lines: readonly PricedLine[]): Totals {
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

/** Returns the totals of one amount without tax at one rate, for a document without lines. */
export const totalsOfAmount = (netCents: number, rate: VatRate = 20): Totals =>
  toTotals([{ label: '', quantity_milli: 1000, unit: '', unit_price_cents: netCents, vat_rate: rate }]);

/** Part of an amount at one tax rate, in cents. */
export interface RateShare {
  rate: PricedLine['vat_rate'];
  net_cents: number;
  vat_cents: number;
}

/** Returns the part of `cents` that `share` is of `whole`, towards zero. */
const getPart = (cents: number, share: number, whole: number): number =>
  Number((BigInt(cents) * BigInt(share)) / BigInt(whole));

/**
 * Splits a received amount with tax over the rates of its document: in proportion, the largest one takes the rest
 * of the cents, tax is taken out of each. Net and tax add up to the amount to the cent.
 */
export function getShares(totals: Totals, grossCents: number): RateShare[] {
  const parts = totals.vat
    .map(({ rate, net_cents, vat_cents }) => ({ rate, gross: net_cents + vat_cents }))
    .filter(({ gross }) => gross > 0);
  const whole = parts.reduce((sum, { gross }) => sum + gross, 0);
  if (whole === 0) return [];
  const shares = parts.map(({ rate, gross }) => ({ rate, gross, cents: getPart(grossCents, gross, whole) }));
  const rest = grossCents - shares.reduce((sum, { cents }) => sum + cents, 0);
  const largest = shares.reduce((most, share) => (share.gross > most.gross ? share : most));
  largest.cents += rest;
  return shares.map(({ rate, cents }) => {
    const net_cents = netOfGross(cents, rate);
    return { rate: rate as RateShare['rate'], net_cents, vat_cents: cents - net_cents };
  });
}
