/** Local storage key of the token; the account is stored under a second key. */
export const TOKEN_KEY = 'token';
export const USER_KEY = 'user';

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
