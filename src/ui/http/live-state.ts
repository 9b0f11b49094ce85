import { perPage } from '../page-state.ts';
import { LIVE_RETRY } from './follow-stream.ts';

export interface LiveState {
  /** Whether changes on the server arrive; true until the first attempt has failed. */
  isLive: boolean;
  /** Milliseconds since 1970 when they last did; undefined before. */
  lastLive: number | undefined;
}

/** A server that starts again is no failure: it is shown only after this time. */
const PATIENCE_MS = 3_000;

interface Live {
  state: LiveState;
  waiting: ReturnType<typeof setTimeout> | undefined;
  listeners: Set<() => void>;
}

const live = perPage(
  (): Live => ({
    state: { isLive: true, lastLive: undefined },
    waiting: undefined,
    listeners: new Set(),
  }),
);

function change(next: LiveState): void {
  live().state = next;
  for (const listener of live().listeners) listener();
}

export const getLiveState = (): LiveState => live().state;

export function followLiveState(listener: () => void): () => void {
  live().listeners.add(listener);
  return () => live().listeners.delete(listener);
}

/** Records that the stream has opened, or that it has closed or could not be opened. */
export function announceLive(isLive: boolean): void {
  const own = live();
  if (isLive) {
    clearTimeout(own.waiting);
    own.waiting = undefined;
    change({ isLive, lastLive: Date.now() });
    return;
  }
  if (own.waiting !== undefined || !own.state.isLive) return;
  const lastLive = own.state.lastLive === undefined ? undefined : Date.now();
  own.waiting = setTimeout(() => change({ isLive, lastLive }), PATIENCE_MS);
}

/** Tries at once to connect again. */
export const retryLive = (): void => {
  window.dispatchEvent(new Event(LIVE_RETRY));
};
