const euro = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats an amount in cents for reading: "104,40 €", "90 €". */
export const euros = (cents: number): string => euro.format(cents / 100);

const WHOLE_FROM_CENTS = 1_000_000;

/** Formats an amount in cents as a figure on a small space: without cents from ten thousand euros on. */
export const figureEuros = (cents: number): string =>
  euros(Math.abs(cents) < WHOLE_FROM_CENTS ? cents : Math.round(cents / 100) * 100);

const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 });

/** Formats an amount in cents for documents, always with two decimals: "1 234,50 €". */
export const exactEuros = (cents: number): string => exact.format(cents / 100);

const fine = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});

/** Formats a unit price in cents for documents: "12,50 €", or "40,909091 €" where tax was taken out of a published price. */
export const unitPriceText = (cents: number): string => fine.format(cents / 100);

/** Formats thousandths for reading: "84,5". */
export const quantityText = (milli: number): string => number.format(milli / 1000);

/** Formats a tax rate: "5,5 %". */
export const rateText = (rate: number): string => `${number.format(rate)} %`;

/** Returns a quotient rounded half away from zero, so that a negated amount gives the negated result. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((size + divisor / 2n) / divisor);
  return dividend < 0n && rounded !== 0 ? -rounded : rounded;
}
