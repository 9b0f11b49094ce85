import { z } from 'zod';
import { callFlat, callPlain } from '#src/ui/api-client/api-client.ts';
import { ApiError, sentenceOf } from '#src/ui/api-client/api-error.ts';
import {
  clearSession,
  readStoredUser,
  readToken,
  SESSION_ENDED,
  storeSession,
  TOKEN_KEY,
} from '#src/ui/api-client/stored-session.ts';
import { type Credentials, SignedIn } from './auth.contract.ts';
import { AUTH_TEXTS } from './auth.texts.ts';
import { LOGIN, loginAddress } from './login-address.rules.ts';

/** Who may see the back office: what the screens need of the stored account. */
const StoredAdmin = z.object({ role: z.literal('admin'), name: z.string().catch(''), email: z.string().catch('') });
export type StoredAdmin = z.infer<typeof StoredAdmin>;

/** The administrator this browser is signed in as. The server decides again at each call. */
export function storedAdmin(): StoredAdmin | null {
  return readToken() === null ? null : (StoredAdmin.safeParse(readStoredUser()).data ?? null);
}

export type SignInAnswer = { ok: true } | { ok: false; message: string };

const refused = (message: string): SignInAnswer => ({ ok: false, message });

function refusalOf(error: unknown): SignInAnswer {
  const isAnswer = error instanceof ApiError && error.status >= 400 && (error.status < 500 || error.userMessage);
  return refused(isAnswer ? sentenceOf(error, AUTH_TEXTS.wrongCredentials) : AUTH_TEXTS.connectionError);
}

/** Signs an administrator in and stores the session; anybody else's new session is closed again at once. */
export async function signInAdmin(credentials: z.input<typeof Credentials>): Promise<SignInAnswer> {
  try {
    const call = { method: 'POST', body: credentials, token: null } as const;
    const { token, user } = await callFlat('/auth/login', SignedIn, call);
    if (user.role !== 'admin') {
      await callPlain('/auth/logout', { method: 'POST', body: {}, token }).catch(() => undefined);
      return refused(AUTH_TEXTS.notAdmin);
    }
    storeSession(token, user);
    return { ok: true };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Closes the session on the server and here. A full load of the sign-in page leaves nothing in memory. */
export async function signOut(): Promise<void> {
  const token = readToken();
  await callPlain('/auth/logout', { method: 'POST', body: {}, token }).catch(() => undefined);
  clearSession();
  window.location.assign(LOGIN);
}

let isWatching = false;

/** Leads to the sign-in page as soon as the session ends: refused by the server, or closed in another tab. */
export function watchSessionEnd(): void {
  if (isWatching) return;
  isWatching = true;
  const leave = (): void => {
    const { pathname, search } = window.location;
    if (!pathname.startsWith(LOGIN)) window.location.assign(loginAddress(pathname + search));
  };
  window.addEventListener(SESSION_ENDED, leave);
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key === TOKEN_KEY && newValue === null) || key === null) leave();
  });
}
