import { TIME_ZONE } from '#src/kernel/dates.ts';
import { euros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import type { Period } from './dashboard.contract.ts';

const count = new Intl.NumberFormat('fr-FR');
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const date = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, ...options });
const short = { month: date({ day: 'numeric', month: 'short' }), year: date({ month: 'short' }) };
const full = {
  month: date({ day: 'numeric', month: 'long' }),
  year: date({ month: 'long', year: 'numeric' }),
};

const NONE = '–';

export const formatCount = (value: number): string => count.format(value);
/** Formats a percentage; a dash if unknown. */
export const formatPercent = (value: number | null): string => (value === null ? NONE : percent.format(value / 100));
/** Formats a change, for example "+12 %"; a dash without an earlier value. */
export const formatChange = (value: number | null): string => (value === null ? NONE : signed.format(value / 100));
export const formatEuros = (amount: number): string => euros(Math.round(amount * 100));

// Noon: the date is the same in every time zone used here.
const getNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Formats a span for the axis: "21 nov.", for months "nov.". */
export const shortSpan = (day: string, period: Period): string =>
  short[period === 'year' ? 'year' : 'month'].format(getNoon(day));

/** Formats a span for a sentence: "21 novembre", for months "novembre 2026". */
export const longSpan = (day: string, period: Period): string =>
  full[period === 'year' ? 'year' : 'month'].format(getNoon(day));

/** Returns "1 devis reçu" or "3 devis reçus". */
export const plural = (value: number, one: string, many: string): string =>
  fill(Math.abs(value) < 2 ? one : many, { count: formatCount(value) });
