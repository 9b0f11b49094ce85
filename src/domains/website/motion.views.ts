/** Constants of the site's animations; the style sheets repeat the lengths that only CSS uses. */

export const HEADER_SCROLLED_PX = 50;
/** Fraction of the window height to scroll before the "back to top" button appears. */
export const TO_TOP_VIEWPORT_SHARE = 0.8;
export const PROGRESS_BAR_PX = 3;

export const SLIDE_MS = 5_000;

export const CAROUSEL = { loopMs: 60_000, arrowStepPx: 400, dragMultiplier: 3, dragThresholdPx: 5 } as const;
export const CARD_MIN_PX = 350;
