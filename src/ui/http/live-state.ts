import { LIVE_RETRY } from './follow-stream.ts';

export interface LiveState {
  /** Whether changes on the server arrive; true until the first attempt has failed. */
  isLive: boolean;
  /** Milliseconds since 1970 when they last did; undefined before. */
  lastLive: number | undefined;
}

/** A server that starts again is no failure: it is shown only after this time. */
const PATIENCE_MS = 3_000;

let state: LiveState = { isLive: true, lastLive: undefined };
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: LiveState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const getLiveState = (): LiveState => state;

export function followLiveState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records that the stream has opened, or that it has closed or could not be opened. */
export function announceLive(isLive: boolean): void {
  if (isLive) {
    clearTimeout(waiting);
    waiting = undefined;
    change({ isLive, lastLive: Date.now() });
    return;
  }
  if (waiting !== undefined || !state.isLive) return;
  const lastLive = state.lastLive === undefined ? undefined : Date.now();
  waiting = setTimeout(() => change({ isLive, lastLive }), PATIENCE_MS);
}

/** Tries at once to connect again. */
export const retryLive = (): void => {
  window.dispatchEvent(new Event(LIVE_RETRY));
};
