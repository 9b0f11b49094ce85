import { getCookie, setCookie } from 'hono/cookie';
import type { z } from 'zod';
import { readJsonObject } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { COOKIE, readSignIn, setBrowserSecrets } from './auth.api.server.ts';
import { confirmOpenid } from './commands/confirm-openid.server.ts';
import { finishOpenid } from './commands/finish-openid.server.ts';
import { startOpenid } from './commands/start-openid.server.ts';
import { unlinkOpenid } from './commands/unlink-openid.server.ts';
import { OPENID_MINUTES, OpenidReturn, OpenidStart } from './openid.contract.ts';

const OPENID_COOKIE = '__Host-openid';
const BROWSER_SECRET = /^[\w-]{43}$/;

/** Adds the secret of this browser: of its cookie, so that two tabs may sign in side by side, or none. */
async function readReturn<Input>(request: ApiRequest, body: object): Promise<Input> {
  return { ...body, openidBrowser: getCookie(request, OPENID_COOKIE) } as Input;
}

async function readStart(request: ApiRequest) {
  const { purpose } = (await readJsonObject(request.req.raw)) as z.input<typeof OpenidStart>;
  const stored = getCookie(request, OPENID_COOKIE);
  return { purpose, openidBrowser: stored !== undefined && BROWSER_SECRET.test(stored) ? stored : newSecret() };
}

/** Endpoints of the sign-in by an identity provider; without a provider they answer 404. */
export const openidApi: Endpoint[] = [
  endpoint('post', '/auth/openid/start', startOpenid, {
    summary: 'Commencer une connexion chez le fournisseur d’identité',
    wrap: 'flat',
    request: OpenidStart,
    read: readStart,
    after: (request, _answer, { openidBrowser }) =>
      setCookie(request, OPENID_COOKIE, openidBrowser, { ...COOKIE, sameSite: 'Lax', maxAge: OPENID_MINUTES * 60 }),
    repeats: 'never',
  }),
  endpoint('post', '/auth/openid/finish', finishOpenid, {
    summary: 'Ouvrir une session au retour du fournisseur d’identité',
    wrap: 'flat',
    request: OpenidReturn,
    read: async (request) => readReturn(request, await readSignIn(request)),
    after: setBrowserSecrets,
    repeats: 'never',
  }),
  endpoint('post', '/auth/openid/confirm', confirmOpenid, {
    summary: 'Confirmer son identité au retour du fournisseur d’identité',
    message: 'Merci, c’est confirmé.',
    request: OpenidReturn,
    read: async (request) => readReturn(request, await readJsonObject(request.req.raw)),
    repeats: 'never',
  }),
  endpoint('delete', '/admin/users/{id}/openid', unlinkOpenid, {
    summary: 'Retirer le lien d’un compte avec le fournisseur d’identité',
    message: 'Lien retiré.',
  }),
];
