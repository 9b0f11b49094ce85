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
/** Of a hundred; a dash where nothing is known. */
export const formatPercent = (value: number | null): string => (value === null ? NONE : percent.format(value / 100));
/** "+12 %"; a dash where there is nothing to compare with. */
export const formatChange = (value: number | null): string => (value === null ? NONE : signed.format(value / 100));
export const formatEuros = (amount: number): string => euros(Math.round(amount * 100));

// Noon: the civil day is the same wherever it is read.
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A span under its axis: "21 nov.", for months "nov.". */
export const shortSpan = (day: string, period: Period): string =>
  short[period === 'year' ? 'year' : 'month'].format(noonOf(day));

/** A span in a sentence: "21 novembre", for months "novembre 2026". */
export const longSpan = (day: string, period: Period): string =>
  full[period === 'year' ? 'year' : 'month'].format(noonOf(day));

/** "1 devis reçu", "3 devis reçus". */
export const plural = (value: number, one: string, many: string): string =>
  fill(Math.abs(value) < 2 ? one : many, { count: formatCount(value) });
