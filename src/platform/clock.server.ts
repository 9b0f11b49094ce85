import { AsyncLocalStorage } from 'node:async_hooks';
import { perApp } from './app-state.server.ts';

/** Clock of the app, in one place so that tests can freeze it. */
const clock = perApp(() => ({
  read: (): Date => new Date(),
  instants: new AsyncLocalStorage<Date>(),
  /** The instant that was written last, as one request asks for the same several times. */
  written: { at: Number.NaN, text: '' },
}));

/** Returns the current instant. */
export const now = (): Date => clock().instants.getStore() ?? clock().read();

function toIso(at: number): string {
  const { written } = clock();
  if (at !== written.at) {
    written.text = new Date(at).toISOString();
    written.at = at;
  }
  return written.text;
}

/** Returns the current instant as stored: ISO 8601, UTC, milliseconds. Sorts as text. */
export const nowIso = (): string => toIso(now().getTime());

/** Returns the instant `seconds` from now, as stored. */
export const isoIn = (seconds: number): string => toIso(now().getTime() + seconds * 1000);

/** Runs `work`, and everything it awaits, at another instant, so that demo content gets past dates. */
export const atInstant = <Result>(instant: string, work: () => Promise<Result>): Promise<Result> =>
  clock().instants.run(new Date(instant), work);

/** Moves the clock on by this much from the real one; for tests only. */
export function shiftClock(milliseconds: number): void {
  clock().read = () => new Date(Date.now() + milliseconds);
}

/** Stops the clock at an instant until called without one; for tests only. */
export function freezeClock(at?: Date | string): void {
  clock().read = at === undefined ? () => new Date() : () => new Date(at);
}
