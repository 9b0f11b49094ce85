const euro = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount in cents as people read it: "104,40 €", "90 €". */
export const euros = (cents: number): string => euro.format(cents / 100);

const WHOLE_FROM_CENTS = 1_000_000;

/** An amount in cents as a figure of a screen, where room is short: from ten thousand euros on without cents. */
export const figureEuros = (cents: number): string =>
  euros(Math.abs(cents) < WHOLE_FROM_CENTS ? cents : Math.round(cents / 100) * 100);

const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 });

/** An amount in cents as documents have it, always with two decimals: "1 234,50 €". */
export const exactEuros = (cents: number): string => exact.format(cents / 100);

/** Thousandths as people read them: "84,5". */
export const quantityText = (milli: number): string => number.format(milli / 1000);

/** A rate of tax: "5,5 %". */
export const rateText = (rate: number): string => `${number.format(rate)} %`;

/** A quotient rounded half up, away from zero: the reverse of an amount rounds to the reverse of its result. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((size + divisor / 2n) / divisor);
  return dividend < 0n && rounded !== 0 ? -rounded : rounded;
}
