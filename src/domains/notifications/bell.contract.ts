/** Number requested by the bell. */
export const BELL_LIMIT = 10;
export const POLL_MS = 10_000;
export const PULSE_MS = 5_000;
export const BADGE_CAP = 99;
/** Milliseconds since the screens began to read their data: the stream begins with the changes made meanwhile. */
export const MOST_MISSED_MS = 60_000;
