/** Where a browser keeps a sign-in, as specified: token and account, under these keys of its local storage. */
export const TOKEN_KEY = 'token';
export const USER_KEY = 'user';

/** Fired on `window` when the server no longer knows the session; token and account are already gone. */
export const SESSION_ENDED = 'session-ended';

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);

/** The stored account as it is: whoever reads it checks its shape. */
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

/** Clears what is stored and says so to whoever shows private screens. */
export function endSession(): void {
  clearSession();
  window.dispatchEvent(new Event(SESSION_ENDED));
}
