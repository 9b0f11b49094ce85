import { getCookie, setCookie } from 'hono/cookie';
import type { Actor } from '#src/kernel/actor.ts';
import { readJsonObject } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { Credentials, CUSTOMER_SESSION_DAYS, DEVICE_SECONDS, Registration } from './auth.contract.ts';
import { changePassword } from './operations/change-password.server.ts';
import { changeProfile } from './operations/change-profile.server.ts';
import { findActor } from './operations/find-actor.server.ts';
import { listSessions } from './operations/list-sessions.server.ts';
import { readCurrentUser } from './operations/read-current-user.server.ts';
import { registerCustomer } from './operations/register-customer.server.ts';
import { requestPasswordReset } from './operations/request-password-reset.server.ts';
import { resetPassword } from './operations/reset-password.server.ts';
import { revokeSession } from './operations/revoke-session.server.ts';
import { signIn } from './operations/sign-in.server.ts';
import { signOut } from './operations/sign-out.server.ts';

const SESSION_COOKIE = '__Host-session';
const DEVICE_COOKIE = '__Host-device';
const COOKIE = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;

/** Who holds the bearer token of a request; in a browser the cookie half must come with it. */
export async function authenticate(request: ApiRequest, background: boolean): Promise<Actor> {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.req.header('authorization') ?? '') ?? [];
  if (token === undefined) return { kind: 'visitor' };
  const bind = getCookie(request, SESSION_COOKIE);
  return findActor(systemContext(request.get('requestId')), { token, bind, background });
}

const secretsOf = new WeakMap<ApiRequest, { bind: string; newDevice: string }>();

/** Only a browser tells where a request comes from; it alone can keep the second half of a session. */
async function readSignIn<Input>(request: ApiRequest): Promise<Input> {
  const body = await readJsonObject(request.req.raw);
  const fresh = { bind: newSecret(), newDevice: newSecret() };
  const isBrowser = request.req.header('sec-fetch-site') === 'same-origin';
  if (isBrowser) secretsOf.set(request, fresh);
  const none = { bind: undefined, newDevice: undefined };
  return { ...body, ...(isBrowser ? fresh : none), knownDevice: getCookie(request, DEVICE_COOKIE) } as Input;
}

function setHalves(request: ApiRequest): void {
  const fresh = secretsOf.get(request);
  if (fresh === undefined) return;
  setCookie(request, SESSION_COOKIE, fresh.bind, { ...COOKIE, maxAge: CUSTOMER_SESSION_DAYS * 86_400 });
  setCookie(request, DEVICE_COOKIE, fresh.newDevice, { ...COOKIE, maxAge: DEVICE_SECONDS });
}

function dropHalf(request: ApiRequest): void {
  setCookie(request, SESSION_COOKIE, '', { ...COOKIE, maxAge: 0 });
}

export const authApi: Endpoint[] = [
  endpoint('post', '/auth/login', signIn, {
    summary: 'Ouvrir une session',
    wrap: 'flat',
    request: Credentials,
    read: readSignIn,
    after: setHalves,
  }),
  endpoint('post', '/auth/register', registerCustomer, {
    summary: 'Créer un compte client',
    status: 201,
    wrap: 'flat',
    request: Registration,
    read: readSignIn,
    after: setHalves,
  }),
  endpoint('post', '/auth/logout', signOut, { summary: 'Fermer la session', message: 'Déconnecté.', after: dropHalf }),
  endpoint('get', '/auth/user', readCurrentUser, { summary: 'Compte de la session', wrap: 'flat' }),
  endpoint('put', '/auth/profile', changeProfile, {
    summary: 'Modifier son profil',
    wrap: 'flat',
    message: 'Profil mis à jour avec succès',
  }),
  endpoint('put', '/auth/password', changePassword, {
    summary: 'Changer de mot de passe',
    message: 'Mot de passe modifié avec succès',
  }),
  endpoint('post', '/auth/forgot-password', requestPasswordReset, {
    summary: 'Demander un lien pour choisir un nouveau mot de passe',
    message: 'Si un compte existe pour cette adresse, un lien vient d’être envoyé.',
  }),
  endpoint('post', '/auth/reset-password', resetPassword, {
    summary: 'Choisir un nouveau mot de passe par un lien',
    message: 'Mot de passe modifié avec succès',
  }),
  endpoint('get', '/auth/sessions', listSessions, { summary: 'Sessions ouvertes', wrap: 'flat' }),
  endpoint('delete', '/auth/sessions/{id}', revokeSession, { summary: 'Fermer une session' }),
];
