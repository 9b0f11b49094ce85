import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { daysBetween } from '../quote.rules.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { AMENDMENT_SCREEN_TEXTS as AMENDMENTS } from '../quote-amendment-screen.texts.ts';
import { QUOTE_SCREEN_TEXTS } from '../quote-screen.texts.ts';

const { expiry: TEXTS } = QUOTE_SCREEN_TEXTS;

export const formatEuros = (amount: number): string => formatAmount(amount, 'document');

/** Formats an amount without cents, for figures read at a glance. */
export const formatRound = (amount: number): string => formatAmount(amount, 'figure');

/** Formats 5.5 as "5,5", the French notation. */
export const formatNumber = (value: number): string => String(value).replace('.', ',');

/** Formats an amount for an input: "118,90". */
export const formatTyped = (amount: number): string => amount.toFixed(2).replace('.', ',');

/** Formats a unit price for an input: "118,90", or with the six decimals of a published price without its tax. */
export const formatTypedPrice = (price: number): string =>
  price
    .toFixed(6)
    .replace(/0{1,4}$/, '')
    .replace('.', ',');

// Noon gives the same civil day in every time zone.
export const formatDay = (day: string): string => formatLongDate(`${day}T12:00:00Z`);

/** Returns the heading of a quote: "Devis D000012", "Avenant n° 1 au devis D000012". */
export const getHeading = ({ number, amends }: Pick<AdminQuote, 'number' | 'amends'>): string =>
  amends === null ? fill(QUOTE_SCREEN_TEXTS.number, { number }) : fill(AMENDMENTS.name, amends);

/** Returns how long an open quote can still be accepted. */
export function getExpiry(
  { status, validUntil }: Pick<AdminQuote, 'status' | 'validUntil'>,
  now: Date,
): { text: string; isPast: boolean } | undefined {
  if (status !== 'pending' || validUntil === null) return undefined;
  const days = daysBetween(parisDay(now), validUntil);
  if (days < 0) return { text: fill(TEXTS.past, { date: formatDay(validUntil) }), isPast: true };
  const text = [TEXTS.today, TEXTS.one][days] ?? fill(TEXTS.many, { days });
  return { text, isPast: false };
}
