export const COUNT_UP_MS = 2_000;
/** Visible share of a section at which it fades in or counts up. */
export const REVEAL_THRESHOLD = 0.1;

/** Returns the number that a counter shows `elapsedMs` after its start: whole numbers until the end. */
export function countedSoFar(target: number, elapsedMs: number): number {
  return Math.trunc(target * Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS)));
}
