import { lazy } from './lazy.ts';

/** Time zone in which every date is shown; dates are stored in UTC. */
export const TIME_ZONE = 'Europe/Paris';

// Formatters are made when they are first used: each takes a slow phone ten milliseconds, and few pages show a date.
const longDate = lazy(() => new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, dateStyle: 'long' }));
const month = lazy(() => new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, month: 'long', year: 'numeric' }));
const dateTimeIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('fr-FR', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
let shortDateTime = lazy(() => dateTimeIn(TIME_ZONE));
const isoDay = lazy(() => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }));
const relative = lazy(() => new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' }));

/** Formats a date: "21 novembre 2026", "1er novembre 2026". */
export const formatLongDate = (iso: string): string => longDate().format(new Date(iso)).replace(/^1 /, '1er ');

/** Formats a month: "novembre 2026". */
export const formatMonth = (iso: string): string => month().format(new Date(iso));

/** Formats date and time: "21 nov. 2026, 08:12". */
export const formatDateTime = (iso: string): string => shortDateTime().format(new Date(iso));

/** Formats a time: "08:12". */
export const formatTime = (iso: string): string => formatDateTime(iso).slice(-5);

/**
 * Sets the time zone for instants from now on; only in a user's browser, never on the server.
 * @returns whether the time zone changed.
 */
export function showDatesIn(timeZone: string): boolean {
  if (getShownZone() === timeZone) return false;
  const own = dateTimeIn(timeZone);
  shortDateTime = () => own;
  return true;
}

/** Returns the time zone in which instants are shown. */
export const getShownZone = (): string => shortDateTime().resolvedOptions().timeZone;

/** Returns the instant of a date and time (`2026-11-26T08:30`) as the clocks of the shown time zone read it. */
export function shownInstant(local: string): Date {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: getShownZone(),
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const asUtc = Date.parse(`${local}Z`);
  const getOffset = (at: number): number => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;
  // The offset of the first guess may be that before a change of the clocks.
  return new Date(asUtc - getOffset(asUtc - getOffset(asUtc)));
}

/** Returns the civil day in Paris as `YYYY-MM-DD`. */
export const parisDay = (at: Date): string => isoDay().format(at);

const clockTime = lazy(
  () => new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** Returns the time of day in Paris as `HH:MM`. */
export const parisTime = (at: Date): string => clockTime().format(at);

/** Returns the instant of a Paris time (`08:30`, up to `24:00`): the first if ambiguous, an hour later if skipped. */
export function parisInstant(day: string, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const asUtc = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  const [summer, winter] = [new Date(asUtc - 7_200_000), new Date(asUtc - 3_600_000)];
  const wanted = new Date(asUtc).toISOString();
  const isSummer = `${parisDay(summer)}T${parisTime(summer)}` === wanted.slice(0, 16);
  return isSummer ? summer : winter;
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats an age: "il y a 3 minutes"; under a minute "à l’instant". */
export function timeAgo(iso: string, now: Date): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relative().format(Math.trunc(seconds / size), unit);
  }
  return 'à l’instant';
}
