import { parisDay } from '#src/kernel/dates.ts';
import type { Period } from './dashboard.contract.ts';

const DAYS_OF_MONTH = 30;
const WEEKS_OF_QUARTER = 13;
const MONTHS_OF_YEAR = 12;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Calendar arithmetic on civil days, free of time zones. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The instant at which a civil day begins in Paris: one or two hours before it does in UTC. */
export function parisMidnight(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const inSummer = new Date(utc - 2 * HOUR_MS);
  return parisDay(inSummer) === day ? inSummer : new Date(utc - HOUR_MS);
}

export interface Spans {
  /** First civil day of each span, in Paris. */
  days: string[];
  /** The instants between them, and the end of the last. */
  marks: string[];
}

/** Thirty days, thirteen weeks from Monday, or twelve months: the running one is the last. */
export function spansOf(period: Period, at: Date): Spans {
  const today = parisDay(at);
  const dayAt = {
    month: (place: number) => dayAfter(today, place - DAYS_OF_MONTH + 1),
    quarter: (place: number) => dayAfter(mondayOf(today), 7 * (place - WEEKS_OF_QUARTER + 1)),
    year: (place: number) => monthAfter(today, place - MONTHS_OF_YEAR + 1),
  }[period];
  const length = { month: DAYS_OF_MONTH, quarter: WEEKS_OF_QUARTER, year: MONTHS_OF_YEAR }[period];
  const days = Array.from({ length }, (_, place) => dayAt(place));
  return { days, marks: [...days, dayAt(length)].map((day) => parisMidnight(day).toISOString()) };
}

/** Before the last thirty days, the thirty before them, and now: what growth compares. */
export const growthMarks = (at: Date): string[] =>
  [2, 1, 0].map((months) => new Date(at.getTime() - months * DAYS_OF_MONTH * DAY_MS).toISOString());
