import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { readStoredUser, readToken, SESSION_ENDED, TOKEN_KEY, USER_KEY } from '../http/stored-session.ts';

/** Account of this browser's sign-in as pages show it. The server checks it again at each call. */
const StoredCustomer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Value of the last answer that this browser received. */
  email_verified: z.boolean().catch(false),
  phone: z.string().catch(''),
  address: z.string().catch(''),
});
export type Customer = z.infer<typeof StoredCustomer>;

/** `unknown` in the server's markup and until the browser has read its storage. */
export type CustomerState = { is: 'unknown' } | { is: 'out' } | { is: 'in'; customer: Customer };

function subscribe(onChange: () => void): () => void {
  window.addEventListener(SESSION_ENDED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(SESSION_ENDED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Returns a string that changes with the stored sign-in; empty without one. */
function storedText(): string {
  try {
    return readToken() === null ? '' : `${localStorage.getItem(TOKEN_KEY)} ${localStorage.getItem(USER_KEY)}`;
  } catch {
    return '';
  }
}

function storedState(): CustomerState {
  const customer = StoredCustomer.safeParse(readStoredUser()).data;
  return customer === undefined ? { is: 'out' } : { is: 'in', customer };
}

/** Returns the signed-in customer; updates when the session ends in this tab or another. */
export function useCustomer(): CustomerState {
  const text = useSyncExternalStore<string | undefined>(subscribe, storedText, () => undefined);
  return useMemo(() => {
    if (text === undefined) return { is: 'unknown' };
    return text === '' ? { is: 'out' } : storedState();
  }, [text]);
}
