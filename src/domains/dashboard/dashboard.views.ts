import { TIME_ZONE } from '#src/kernel/dates.ts';
import type { FoundRecord } from '#src/kernel/figures.ts';
import { href } from '#src/kernel/href.ts';
import { lazy } from '#src/kernel/lazy.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { DEFAULT_PERIOD, PERIODS, type Period } from './period.contract.ts';
import type { FoundKind } from './search.contract.ts';

const IN_ADDRESS = { month: 'mois', quarter: 'trimestre', year: 'annee' } as const satisfies Record<Period, string>;

/** Returns the period in the URL; an invalid value counts as missing. */
export const getPeriod = (search: URLSearchParams): Period =>
  PERIODS.find((period) => IN_ADDRESS[period] === search.get('periode')) ?? DEFAULT_PERIOD;

export const periodHref = (period: Period): string =>
  period === DEFAULT_PERIOD ? '?' : `?periode=${IN_ADDRESS[period]}`;

const SCREENS = {
  messages: href('/admin/contact'),
  orders: href('/admin/orders'),
  invoices: href('/admin/invoices'),
  quotes: href('/admin/quotes'),
  payments: href('/admin/payments'),
  services: href('/admin/services'),
  articles: href('/admin/blog'),
  gallery: href('/admin/gallery'),
  testimonials: href('/admin/testimonials'),
  users: href('/admin/users'),
  subscribers: href('/admin/newsletter'),
} as const satisfies Record<FoundKind, string>;

/** Returns the URL that opens a record. */
export const toLink = (kind: FoundKind, { id }: Pick<FoundRecord, 'id'>): string => `${SCREENS[kind]}?view=${id}`;

const count = lazy(() => new Intl.NumberFormat('fr-FR'));
const percent = lazy(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 }));
const signed = lazy(
  () => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
);
const date = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, ...options }));
const short = { month: date({ day: 'numeric', month: 'short' }), year: date({ month: 'short' }) };
const full = {
  month: date({ day: 'numeric', month: 'long' }),
  year: date({ month: 'long', year: 'numeric' }),
};

const NONE = '–';

export const formatCount = (value: number): string => count().format(value);
/** Formats a percentage; a dash if unknown. */
export const formatPercent = (value: number | null): string => (value === null ? NONE : percent().format(value / 100));
/** Formats a change, for example "+12 %"; a dash without an earlier value. */
export const formatChange = (value: number | null): string => (value === null ? NONE : signed().format(value / 100));
export const formatEuros = (amount: number): string => formatAmount(amount, 'card');

// Noon: the date is the same in every time zone used here.
const getNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Formats a span for the axis: "21 nov.", for months "nov.". */
export const shortSpan = (day: string, period: Period): string =>
  short[period === 'year' ? 'year' : 'month']().format(getNoon(day));

/** Formats a span for a sentence: "21 novembre", for months "novembre 2026". */
export const longSpan = (day: string, period: Period): string =>
  full[period === 'year' ? 'year' : 'month']().format(getNoon(day));

/** Returns "1 devis reçu" or "3 devis reçus". */
export const plural = (value: number, one: string, many: string): string =>
  fill(Math.abs(value) < 2 ? one : many, { count: formatCount(value) });
