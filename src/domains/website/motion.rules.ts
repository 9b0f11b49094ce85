/** Constants of the site's animations; the style sheets repeat the lengths that only CSS uses. */

export const HEADER_SCROLLED_PX = 50;
/** Fraction of the window height to scroll before the "back to top" button appears. */
export const TO_TOP_VIEWPORT_SHARE = 0.8;
export const PROGRESS_BAR_PX = 3;

export const SLIDE_MS = 5_000;

export const CAROUSEL = { loopMs: 60_000, arrowStepPx: 400, dragMultiplier: 3, dragThresholdPx: 5 } as const;
export const CARD_MIN_PX = 350;

export const COUNT_UP_MS = 2_000;
export const REVEAL_THRESHOLD = 0.1;

/** Returns the number that a counter shows `elapsedMs` after its start: whole numbers until the end. */
export function countedSoFar(target: number, elapsedMs: number): number {
  return Math.trunc(target * Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS)));
}
