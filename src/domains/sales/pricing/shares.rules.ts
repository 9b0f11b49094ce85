import type { Totals } from '#src/kernel/priced-document.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { netOfGross } from './totals.rules.ts';

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
