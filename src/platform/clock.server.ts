import { AsyncLocalStorage } from 'node:async_hooks';

/** The process clock, one place so that tests can freeze it. */
let readClock = (): Date => new Date();

const instants = new AsyncLocalStorage<Date>();

/** The current instant. */
export const now = (): Date => instants.getStore() ?? readClock();

/** The current instant as stored: ISO 8601, UTC, milliseconds. Sorts as text. */
export const nowIso = (): string => now().toISOString();

/** `seconds` from now, as stored. */
export const isoIn = (seconds: number): string => new Date(now().getTime() + seconds * 1000).toISOString();

/** Does `work`, and all it waits for, as if it were another instant: demo content has a past. */
export const asOf = <Result>(instant: string, work: () => Promise<Result>): Promise<Result> =>
  instants.run(new Date(instant), work);

/** Tests only: stops the clock at an instant until called with nothing. */
export function freezeClock(at?: Date | string): void {
  readClock = at === undefined ? () => new Date() : () => new Date(at);
}
