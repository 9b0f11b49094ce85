import { z } from 'zod';
import { callFlat, callPlain } from '#src/ui/http/api-client.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import { forgetSessionEnd } from '#src/ui/http/session-clock.ts';
import { clearSession, dropAllDrafts, readToken, storeSession } from '#src/ui/http/stored-session.ts';
import { CurrentUser, SignedIn, SignInAnswer } from './auth.contract.ts';

/** Stores the session of a customer sign-in. */

function keep({ token, user }: SignedIn): void {
  forgetSessionEnd();
  storeSession(token, user);
}

/** Returns a refusal under the fixed name used in logs; the text shown on screen stays the same. */
const renamed = (error: ApiError, name: string): ApiError => new ApiError(name, { ...error, cause: error });

function refuseLogin(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw renamed(error.status < 400 ? error : renamed(error, 'Invalid credentials'), 'Login failed');
}

function refuseRegistration(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw renamed(error, error.userMessage ?? 'Registration failed');
}

/** Signs in a customer; returns the challenge when a second factor is required. @throws ApiError */
export async function signInCustomer(fields: { email: string; password: string }): Promise<string | null> {
  const call = { method: 'POST', body: fields, token: null } as const;
  const answer = await callFlat('/auth/login', SignInAnswer, call).catch(refuseLogin);
  if (!('token' in answer)) return answer.challenge;
  keep(answer);
  return null;
}

/** Sends the code in the second step of a sign-in. @throws ApiError */
export async function answerCustomerChallenge(challenge: string, code: string): Promise<void> {
  const body = { challenge, code };
  keep(await callFlat('/auth/two-factor/challenge', SignedIn, { method: 'POST', body, token: null }));
}

/** Opens an account and signs in to it. @throws ApiError */
export async function registerAccount(fields: Record<string, string>): Promise<void> {
  const call = { method: 'POST', body: fields, token: null } as const;
  keep(await callFlat('/auth/register', SignedIn, call).catch(refuseRegistration));
}

/** Loads the current account from the server and updates the stored copy in the browser. */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<z.output<typeof CurrentUser>> {
  const current = await callFlat('/auth/user', CurrentUser, signal === undefined ? {} : { signal });
  const token = readToken();
  if (token !== null) storeSession(token, current.user);
  return current;
}

/** Confirms the customer's identity again, for actions that need a recent sign-in. @throws ApiError */
export const confirmCustomer = (password: string): Promise<void> =>
  callPlain('/auth/confirm', { method: 'POST', body: { password } });

const Resent = z.object({ message: z.string() });

/** Requests a new verification link for one's own address; returns the server's text. */
export const resendVerification = async (): Promise<string> =>
  (await callFlat('/auth/resend-verification', Resent, { method: 'POST', body: {} })).message;

/** Closes the session on the server and here, then opens the public site. */
export async function signOutCustomer(): Promise<void> {
  const token = readToken();
  await callPlain('/auth/logout', { method: 'POST', body: {}, token }).catch(() => undefined);
  clearSession();
  dropAllDrafts();
  window.location.assign('/');
}
