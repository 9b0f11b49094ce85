import { perPage } from '../page-state.ts';

/** Fired on `window` when the server has been closed to writes, or opened again. */
const CHANGE = 'maintenance-change';

const state = perPage(() => ({ isOn: false }));

/** Stores whether the answer came from a server that is closed to writes. */
export function noteMaintenance({ headers }: Response): void {
  const own = state();
  const isOn = headers.get('X-Maintenance') === 'on';
  if (isOn === own.isOn) return;
  own.isOn = isOn;
  window.dispatchEvent(new Event(CHANGE));
}

/** Whether the last answer came from a server that is closed to writes. */
export const isServerClosed = (): boolean => state().isOn;

/** Calls `act` whenever that changes; returns how to stop. */
export function watchMaintenance(act: () => void): () => void {
  window.addEventListener(CHANGE, act);
  return () => window.removeEventListener(CHANGE, act);
}
