/** Assumed hours to the first answer while nothing was answered. */
export const ASSUMED_RESPONSE_HOURS = 24;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Change from an earlier figure, whole per cent; null when there was nothing to compare with. */
export const changeOf = (now: number, before: number | null): number | null =>
  before === null || before === 0 ? null : Math.round(((now - before) / before) * 100);

/** Part of a whole, per cent with one decimal; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : oneDecimal((part / whole) * 100);

/** Answers after no time score 100, after a hundred hours or more 0. */
export const responseScore = (hours: number): number => Math.max(0, oneDecimal(100 - hours));

export const roundHours = (hours: number | null): number => oneDecimal(hours ?? ASSUMED_RESPONSE_HOURS);

export interface Trend {
  previous: number | null;
  change: number | null;
}

export const trendOf = (now: number, previous: number | null): Trend => ({ previous, change: changeOf(now, previous) });
