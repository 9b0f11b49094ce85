import { getCookie, setCookie } from 'hono/cookie';
import type { Actor } from '#src/kernel/actor.ts';
import { readJsonObject } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { findTokenActor } from './api-token.internal.server.ts';
import { isApiToken } from './api-token.rules.ts';
import {
  Credentials,
  CUSTOMER_SESSION_DAYS,
  DEVICE_SECONDS,
  Registration,
  type SignInAnswer,
} from './auth.contract.ts';
import { readCurrentUser } from './auth.queries.server.ts';
import { answerChallenge } from './commands/answer-challenge.server.ts';
import { registerCustomer } from './commands/register-customer.server.ts';
import { signIn } from './commands/sign-in.server.ts';
import { signOut } from './commands/sign-out.server.ts';
import { findActor } from './session.internal.server.ts';
import { ChallengeAnswer } from './two-factor.contract.ts';

const SESSION_COOKIE = '__Host-session';
const DEVICE_COOKIE = '__Host-device';
export const COOKIE = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;

/** Returns the actor of the bearer token: a program's, or a session's, whose browser also sends a secret in its cookie. */
export async function authenticate(request: ApiRequest, background: boolean): Promise<Actor> {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.req.header('authorization') ?? '') ?? [];
  if (token === undefined) return { kind: 'visitor' };
  if (isApiToken(token)) return findTokenActor({ token });
  const browserSecret = getCookie(request, SESSION_COOKIE);
  return findActor({ token, browserSecret, background });
}

/** Reads a sign-in; only a browser sends its origin, and only a browser can store the second secret of a session. */
export async function readSignIn<Input>(request: ApiRequest): Promise<Input> {
  const body = await readJsonObject(request.req.raw);
  const isBrowser = request.req.header('sec-fetch-site') === 'same-origin';
  const fresh = { browserSecret: newSecret(), newDevice: newSecret() };
  const none = { browserSecret: undefined, newDevice: undefined };
  return { ...body, ...(isBrowser ? fresh : none), knownDevice: getCookie(request, DEVICE_COOKIE) } as Input;
}

/** Sets the session's cookies; a sign-in that still waits for its second factor stores nothing in the browser. */
export function setBrowserSecrets(
  request: ApiRequest,
  answer: SignInAnswer,
  { browserSecret, newDevice }: { browserSecret?: string | undefined; newDevice?: string | undefined },
): void {
  if (browserSecret === undefined || newDevice === undefined || !('token' in answer)) return;
  setCookie(request, SESSION_COOKIE, browserSecret, { ...COOKIE, maxAge: CUSTOMER_SESSION_DAYS * 86_400 });
  setCookie(request, DEVICE_COOKIE, newDevice, { ...COOKIE, maxAge: DEVICE_SECONDS });
}

/** Stored data of the browser is cleared too, except cookies: the device stays known to the account. */
const CLEARED = '"cache", "storage"';

function dropBrowserSecret(request: ApiRequest): void {
  request.header('Clear-Site-Data', CLEARED);
  setCookie(request, SESSION_COOKIE, '', { ...COOKIE, maxAge: 0 });
}

export const authApi: Endpoint[] = [
  endpoint('post', '/auth/login', signIn, {
    summary: 'Ouvrir une session',
    wrap: 'flat',
    request: Credentials,
    read: readSignIn,
    after: setBrowserSecrets,
    repeats: 'never',
  }),
  endpoint('post', '/auth/two-factor/challenge', answerChallenge, {
    summary: 'Donner le second facteur d’une connexion',
    wrap: 'flat',
    request: ChallengeAnswer,
    read: readSignIn,
    after: setBrowserSecrets,
    repeats: 'never',
  }),
  endpoint('post', '/auth/register', registerCustomer, {
    summary: 'Créer un compte client',
    status: 201,
    wrap: 'flat',
    request: Registration,
    read: readSignIn,
    after: setBrowserSecrets,
    repeats: 'secret',
    fresh: ['browserSecret', 'newDevice', 'knownDevice'],
  }),
  endpoint('post', '/auth/logout', signOut, {
    summary: 'Fermer la session',
    message: 'Déconnecté.',
    after: dropBrowserSecret,
    repeats: 'never',
  }),
  endpoint('get', '/auth/user', readCurrentUser, { summary: 'Compte de la session', wrap: 'flat' }),
];
