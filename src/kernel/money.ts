import { lazy } from './lazy.ts';

const CURRENCY = { style: 'currency', currency: 'EUR' } as const;
const exact = lazy(() => new Intl.NumberFormat('fr-FR', CURRENCY));
const short = lazy(() => new Intl.NumberFormat('fr-FR', { ...CURRENCY, trailingZeroDisplay: 'stripIfInteger' }));
const WHOLE_FROM_CENTS = 1_000_000;

/**
 * Where an amount is read: a document always has cents ("25 050,00 €"), a card only where there are some ("25 050 €"),
 * a figure on a small space none from ten thousand euros on.
 */
export type MoneyPlace = 'document' | 'card' | 'figure';

/** Formats an amount in cents. */
export function formatMoney(cents: number, place: MoneyPlace): string {
  if (place === 'document') return exact().format(cents / 100);
  const isRounded = place === 'figure' && Math.abs(cents) >= WHOLE_FROM_CENTS;
  return short().format(isRounded ? Math.round(cents / 100) : cents / 100);
}

/** Formats an amount in decimal euros, as the API sends it. */
export const formatAmount = (amount: number, place: MoneyPlace): string => formatMoney(Math.round(amount * 100), place);

/** Formats an amount in cents for reading: "104,40 €", "90 €". */
export const euros = (cents: number): string => formatMoney(cents, 'card');

/** Formats an amount in cents for documents, always with two decimals: "1 234,50 €". */
export const exactEuros = (cents: number): string => formatMoney(cents, 'document');

const number = lazy(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 }));

const fine = lazy(
  () => new Intl.NumberFormat('fr-FR', { ...CURRENCY, minimumFractionDigits: 2, maximumFractionDigits: 6 }),
);

/** Formats a unit price in cents for documents: "12,50 €", or "40,909091 €" where tax was taken out of a published price. */
export const unitPriceText = (cents: number): string => fine().format(cents / 100);

/** Formats thousandths for reading: "84,5". */
export const quantityText = (milli: number): string => number().format(milli / 1000);

/** Formats a tax rate: "5,5 %". */
export const rateText = (rate: number): string => `${number().format(rate)} %`;

/** Returns a quotient rounded half away from zero, so that a negated amount gives the negated result. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((size + divisor / 2n) / divisor);
  return dividend < 0n && rounded !== 0 ? -rounded : rounded;
}
