/** The process clock, one place so that tests can freeze it. */
let readClock = (): Date => new Date();

/** The current instant. */
export const now = (): Date => readClock();

/** The current instant as stored: ISO 8601, UTC, milliseconds. Sorts as text. */
export const nowIso = (): string => readClock().toISOString();

/** `seconds` from now, as stored. */
export const isoIn = (seconds: number): string => new Date(readClock().getTime() + seconds * 1000).toISOString();

/** Tests only: stops the clock at an instant until called with nothing. */
export function freezeClock(at?: Date | string): void {
  readClock = at === undefined ? () => new Date() : () => new Date(at);
}
