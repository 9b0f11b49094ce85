import { parisDay } from '#src/kernel/dates.ts';
import type { Period } from './period.contract.ts';

/** Assumed hours to the first answer while nothing was answered. */
export const ASSUMED_RESPONSE_HOURS = 24;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Returns the change from an earlier figure in whole per cent; null without an earlier figure. */
export const toChange = (now: number, before: number | null): number | null =>
  before === null || before === 0 ? null : Math.round(((now - before) / before) * 100);

/** Returns a share in per cent with one decimal; null for a total of zero. */
export const getShare = (part: number, whole: number): number | null =>
  whole === 0 ? null : oneDecimal((part / whole) * 100);

/** Returns 100 for an immediate answer, 0 after a hundred hours or more. */
export const responseScore = (hours: number): number => Math.max(0, oneDecimal(100 - hours));

export const roundHours = (hours: number | null): number => oneDecimal(hours ?? ASSUMED_RESPONSE_HOURS);

export interface Trend {
  previous: number | null;
  change: number | null;
}

export const getTrend = (now: number, previous: number | null): Trend => ({
  previous,
  change: toChange(now, previous),
});

const DAYS_OF_MONTH = 30;
const WEEKS_OF_QUARTER = 13;
const MONTHS_OF_YEAR = 12;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Adds days to a calendar date, independent of time zones. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const getMonday = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Returns the instant at which a day starts in Paris: one or two hours before it does in UTC. */
export function parisMidnight(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const inSummer = new Date(utc - 2 * HOUR_MS);
  return parisDay(inSummer) === day ? inSummer : new Date(utc - HOUR_MS);
}

export interface Spans {
  /** First day of each span, in Paris. */
  days: string[];
  /** Boundaries between the spans, and the end of the last. */
  marks: string[];
}

/** Returns 30 days, 13 weeks from Monday, or 12 months: the current one is the last. */
export function toSpans(period: Period, at: Date): Spans {
  const today = parisDay(at);
  const dayAt = {
    month: (place: number) => dayAfter(today, place - DAYS_OF_MONTH + 1),
    quarter: (place: number) => dayAfter(getMonday(today), 7 * (place - WEEKS_OF_QUARTER + 1)),
    year: (place: number) => monthAfter(today, place - MONTHS_OF_YEAR + 1),
  }[period];
  const length = { month: DAYS_OF_MONTH, quarter: WEEKS_OF_QUARTER, year: MONTHS_OF_YEAR }[period];
  const days = Array.from({ length }, (_, place) => dayAt(place));
  return { days, marks: [...days, dayAt(length)].map((day) => parisMidnight(day).toISOString()) };
}

/** Returns the boundaries for the growth rate: 60 days ago, 30 days ago, and now. */
export const growthMarks = (at: Date): string[] =>
  [2, 1, 0].map((months) => new Date(at.getTime() - months * DAYS_OF_MONTH * DAY_MS).toISOString());
