/** Pixels of a pull after which letting go reads the list again. */
export const PULL_PX = 80;
/** The sign follows half as far as the finger, and not beyond this. */
const MOST_PX = 60;

/** Returns whether a movement from the top of the page is a pull: downwards, and not a swipe. */
export const isPull = (dx: number, dy: number): boolean => dy > 12 && dy > 2 * Math.abs(dx);

export const getPullShift = (dy: number): number => Math.min(MOST_PX, Math.max(0, dy / 2));
