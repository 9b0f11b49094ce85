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
