import { readBody, transmit } from './request.ts';
import { clearSession, endSession, readStoredUser, readToken, storeSession } from './stored-session.ts';

/** The payment pages send no session at all. */
export const isWithoutSession = (pathname: string): boolean => /^\/payment(-success)?\/?$/.test(pathname);

/**
 * Asks the server once for each page whether it still accepts the stored token: a 401 deletes token and account,
 * any other answer than the account changes nothing. An account without a token is deleted too.
 */
export async function checkSession(pathname: string): Promise<void> {
  const token = readToken();
  if (token === null) {
    if (readStoredUser() !== null) clearSession();
    return;
  }
  if (isWithoutSession(pathname)) return;
  const response = await transmit('/auth/user', { token });
  // Another tab may have signed in meanwhile: only the session that was asked about changes.
  if (token !== readToken()) return;
  if (response.status === 401) return endSession();
  const { user } = response.ok ? await readBody<{ user?: unknown }>(response) : {};
  if (typeof user === 'object' && user !== null && token === readToken()) storeSession(token, user);
}
