import { now, shiftClock } from '#src/platform/clock.server.ts';

const DAY_MS = 86_400_000;

/** Moves the running clock on by some days, until the file ends. */
export const passDays = (days: number): void => shiftClock(now().getTime() - Date.now() + days * DAY_MS);
