import { z } from 'zod';
import { dropAllDrafts } from '#src/ui/admin/drafts.ts';
import { callFlat, callPlain } from '#src/ui/api-client/api-client.ts';
import { forgetSessionEnd } from '#src/ui/api-client/session-clock.ts';
import { clearSession, readToken, storeSession } from '#src/ui/api-client/stored-session.ts';
import { CurrentUser, SignedIn, SignInAnswer } from './auth.contract.ts';

/** What the forms of the customer account ask of the API. */

function keep({ token, user }: SignedIn): void {
  forgetSessionEnd();
  storeSession(token, user);
}

/** Signs a customer in; gives back the challenge when a second factor is awaited. @throws ApiError */
export async function signInCustomer(fields: { email: string; password: string }): Promise<string | null> {
  const answer = await callFlat('/auth/login', SignInAnswer, { method: 'POST', body: fields, token: null });
  if (!('token' in answer)) return answer.challenge;
  keep(answer);
  return null;
}

/** The second step of a sign-in that asked for a code. @throws ApiError */
export async function answerCustomerChallenge(challenge: string, code: string): Promise<void> {
  const body = { challenge, code };
  keep(await callFlat('/auth/two-factor/challenge', SignedIn, { method: 'POST', body, token: null }));
}

/** Opens an account and signs it in. @throws ApiError */
export async function registerAccount(fields: Record<string, string>): Promise<void> {
  keep(await callFlat('/auth/register', SignedIn, { method: 'POST', body: fields, token: null }));
}

/** The account as the server has it now; what the browser keeps of it follows. */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<z.output<typeof CurrentUser>> {
  const current = await callFlat('/auth/user', CurrentUser, signal === undefined ? {} : { signal });
  const token = readToken();
  if (token !== null) storeSession(token, current.user);
  return current;
}

const Resent = z.object({ message: z.string() });

/** Asks for a new link to prove one's address; gives back the server's sentence. */
export const resendVerification = async (): Promise<string> =>
  (await callFlat('/auth/resend-verification', Resent, { method: 'POST', body: {} })).message;

/** Closes the session on the server and here, and leaves for the public site. */
export async function signOutCustomer(): Promise<void> {
  const token = readToken();
  await callPlain('/auth/logout', { method: 'POST', body: {}, token }).catch(() => undefined);
  clearSession();
  dropAllDrafts();
  window.location.assign('/');
}
