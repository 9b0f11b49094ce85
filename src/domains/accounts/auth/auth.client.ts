import type { z } from 'zod';
import { isStaff, ROLES, type Role } from '#src/kernel/actor.ts';
import { callFlat, callPlain } from '#src/ui/http/api-client.ts';
import { ApiError, toSentence } from '#src/ui/http/api-error.ts';
import { ENROLMENT_NEEDED, forgetSessionEnd } from '#src/ui/http/session-clock.ts';
import { mayI } from '#src/ui/http/stored-rights.ts';
import {
  clearSession,
  dropAllDrafts,
  readStoredUser,
  readToken,
  SESSION_ENDED,
  storeSession,
  TOKEN_KEY,
} from '#src/ui/http/stored-session.ts';
import { perPage } from '#src/ui/page-state.ts';
import type { Credentials, SignInConfirmation } from './auth.contract.ts';
import { AUTH_TEXTS } from './auth.texts.ts';
import { ENROLMENT, LOGIN, loginAddress, PROFILE } from './session.views.ts';

/** Fields of the stored account that decide who may see the back office. */
export interface StoredAdmin {
  name: string;
  email: string;
  role: Role;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function readAdmin(stored: unknown): StoredAdmin | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, email, role }: Record<string, unknown> = { ...stored };
  return { name: toText(name), email: toText(email), role: ROLES.find((known) => known === role) ?? 'manager' };
}

/** Shapes of answers: every screen has this file, and stands before they are there. */
const loadCurrentUser = async () => (await import('./auth.contract.ts')).CurrentUser;
const loadSignInAnswer = async () => (await import('./auth.contract.ts')).SignInAnswer;
const loadEnabled = async () => (await import('./two-factor.contract.ts')).TwoFactorState.pick({ enabled: true });

/** Returns the staff member signed in on this browser. The server checks again at each call. */
export function storedAdmin(): StoredAdmin | null {
  return readToken() === null || !mayI() ? null : readAdmin(readStoredUser());
}

/** Requests and stores the rights of the signed-in account; without a response the stored ones stay. */
export async function refreshRights(): Promise<void> {
  const token = readToken();
  if (token === null) return;
  const answer = await callFlat('/auth/user', loadCurrentUser).catch(() => undefined);
  if (answer !== undefined && token === readToken()) storeSession(token, answer.user);
}

export type SignInStep =
  | { step: 'in'; mustEnrol: boolean }
  | { step: 'code'; challenge: string }
  | { step: 'refused'; message: string; isOver?: boolean };

const refused = (message: string): SignInStep => ({ step: 'refused', message });

function toRefusal(error: unknown, fallback: string): SignInStep {
  if (!(error instanceof ApiError)) return refused(AUTH_TEXTS.connectionError);
  const { status, userMessage, fields } = error;
  if (status < 400 || (status >= 500 && !userMessage)) return refused(AUTH_TEXTS.connectionError);
  return { step: 'refused', message: toSentence(error, fallback), isOver: fields.challenge !== undefined };
}

/** Posts one step of a sign-in and stores the session that it opens. */
export async function enter(path: string, body: object, fallback: string): Promise<SignInStep> {
  try {
    const answer = await callFlat(path, loadSignInAnswer, { method: 'POST', body, token: null });
    if (!('token' in answer)) return { step: 'code', challenge: answer.challenge };
    const { token, user, reminders } = answer;
    if (!isStaff(user)) {
      await callPlain('/auth/logout', { method: 'POST', body: {}, token }).catch(() => undefined);
      return refused(AUTH_TEXTS.notAdmin);
    }
    forgetSessionEnd();
    storeSession(token, user);
    return { step: 'in', mustEnrol: reminders.must_enrol };
  } catch (error) {
    return toRefusal(error, fallback);
  }
}

/** Signs in a staff member and stores the session; closes the new session of any other account at once. */
export const signInAdmin = (credentials: z.input<typeof Credentials>): Promise<SignInStep> =>
  enter('/auth/login', credentials, AUTH_TEXTS.wrongCredentials);

/** Sends the code in the second step of a sign-in. */
export const answerChallenge = (challenge: string, code: string): Promise<SignInStep> =>
  enter('/auth/two-factor/challenge', { challenge, code }, AUTH_TEXTS.wrongCode);

/** Confirms the identity again: actions that need a recent sign-in are allowed for ten minutes. @throws ApiError */
export const confirmSignIn = (proof: z.input<typeof SignInConfirmation>): Promise<void> =>
  callPlain('/auth/confirm', { method: 'POST', body: proof });

/** Returns whether a code of a second factor may replace the password. */
export const hasSecondFactor = async (): Promise<boolean> => (await callFlat('/auth/two-factor', loadEnabled)).enabled;

/** Requests one's own account only to extend the session. */
export const stayConnected = (): Promise<void> => callPlain('/auth/user', {});

/** Closes the session on the server and here. Reloads on the sign-in page, so that nothing stays in memory. */
export async function signOut(): Promise<void> {
  const token = readToken();
  await callPlain('/auth/logout', { method: 'POST', body: {}, token }).catch(() => undefined);
  clearSession();
  dropAllDrafts();
  window.location.assign(LOGIN);
}

const watch = perPage(() => ({ isWatching: false }));

/** Opens the sign-in page as soon as the session ends: refused by the server, or closed in another tab. */
export function watchSessionEnd(): void {
  const own = watch();
  if (own.isWatching) return;
  own.isWatching = true;
  const leave = (): void => {
    const { pathname, search } = window.location;
    if (!pathname.startsWith(LOGIN)) window.location.assign(loginAddress(pathname + search));
  };
  window.addEventListener(SESSION_ENDED, leave);
  window.addEventListener(ENROLMENT_NEEDED, () => {
    if (window.location.pathname !== PROFILE) window.location.assign(ENROLMENT);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key === TOKEN_KEY && newValue === null) || key === null) leave();
  });
}
