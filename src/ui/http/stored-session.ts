/** Local storage key of the token; the account is stored under a second key. */
export const TOKEN_KEY = 'token';
export const USER_KEY = 'user';
/** Begins the keys of what the account has typed and not sent. */
export const DRAFT_PREFIX = 'draft:';

/** Fired on `window` when the server no longer accepts the session; token and account are already deleted. */
export const SESSION_ENDED = 'session-ended';

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);

/** Returns the stored account unchecked: the caller validates its shape. */
export function readStoredUser(): unknown {
  try {
    return JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function storeSession(token: string, user: unknown): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(USER_KEY, JSON.stringify(user));
}

export function clearSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
}

/** Deletes the stored sign-in and fires an event for private screens. */
export function endSession(): void {
  clearSession();
  window.dispatchEvent(new Event(SESSION_ENDED));
}

/** Deletes all drafts at sign-out, with their pictures, so that the next user of this device finds none. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
  const remove = (found: IDBDatabaseInfo[]): void => {
    for (const { name } of found) if (name?.startsWith(DRAFT_PREFIX)) indexedDB.deleteDatabase(name);
  };
  globalThis.indexedDB?.databases?.().then(remove, () => undefined);
}
