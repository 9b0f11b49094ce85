import { useSyncExternalStore } from 'react';
import { readToken } from '#src/ui/http/stored-session.ts';
import { perPage } from '../../page-state.ts';

/** As whom the calls are tried. */
export interface Access {
  kind: 'nobody' | 'session' | 'token';
  /** API token as typed; it is in memory alone. */
  token: string;
}

const store = perPage(() => ({
  access: { kind: 'nobody', token: '' } as Access,
  listeners: new Set<() => void>(),
}));

const readAccess = (): Access => store().access;

function subscribe(listener: () => void): () => void {
  const { listeners } = store();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeAccess(change: Partial<Access>): void {
  const state = store();
  state.access = { ...state.access, ...change };
  for (const listener of state.listeners) listener();
}

export const useAccess = (): Access => useSyncExternalStore(subscribe, readAccess, readAccess);

/** Returns the bearer token with which the next call is sent; null for none. */
export function readBearer(): string | null {
  const { kind, token } = readAccess();
  if (kind === 'session') return readToken();
  return kind === 'token' ? token.trim() || null : null;
}
