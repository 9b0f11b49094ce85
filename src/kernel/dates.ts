/** Every date of the product is read in this zone and stored in UTC. */
export const TIME_ZONE = 'Europe/Paris';

const longDate = new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, dateStyle: 'long' });
const month = new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, month: 'long', year: 'numeric' });
const shortDateTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' });

/** "21 novembre 2026", "1er novembre 2026". */
export const formatLongDate = (iso: string): string => longDate.format(new Date(iso)).replace(/^1 /, '1er ');

/** "novembre 2026". */
export const formatMonth = (iso: string): string => month.format(new Date(iso));

/** "21 nov. 2026, 08:12". */
export const formatDateTime = (iso: string): string => shortDateTime.format(new Date(iso));

/** The civil day in Paris as `YYYY-MM-DD`. */
export const parisDay = (at: Date): string => isoDay.format(at);

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "il y a 3 minutes"; under a minute "à l’instant". */
export function timeAgo(iso: string, now: Date): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return 'à l’instant';
}
