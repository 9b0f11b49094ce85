import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { configureOpenid } from '#src/platform/openid/openid-settings.server.ts';
import { type ApiClient, aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { FAKE_CLIENT, type FakeProvider, startFakeProvider } from '#tests/support/fake-oidc.ts';
import { aSecondFactor, getCode } from './auth.fixture.server.ts';
import { purgeSessions } from './session.internal.server.ts';

useDatabase();

const PUBLIC_URL = 'https://toitures.example';
const DEAD = 'Cette connexion a expiré, a déjà servi ou a commencé dans un autre navigateur. Recommencez.';
const NO_ACCOUNT =
  'Aucun compte de l’équipe n’a cette adresse e-mail. Demandez une invitation à un administrateur du site.';

let provider: FakeProvider;
let account: Account;
let client: ApiClient;

beforeEach(async () => {
  provider = await startFakeProvider();
  configureOpenid({
    PUBLIC_URL,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: FAKE_CLIENT.id,
    OIDC_CLIENT_SECRET: FAKE_CLIENT.secret,
    OIDC_LABEL: 'Agence Pixel',
  });
  account = await anAccount({ role: 'admin', name: 'Ada' });
  provider.person = { email: account.email, email_verified: true };
  client = aClient({ isBrowser: true });
});
afterEach(async () => {
  freezeClock();
  configureOpenid({ PUBLIC_URL, OIDC_ISSUER: undefined, OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '', OIDC_LABEL: '' });
  await provider.close();
});

type Body = Record<string, unknown> & { message?: string };
async function send(path: string, body: object, from = client): Promise<{ status: number; body: Body }> {
  const answer = await from.send('POST', `/auth/openid/${path}`, body);
  return { status: answer.status, body: (await answer.json()) as Body };
}

/** Begins at the site, passes the provider, and returns what the page reads from its own address. */
async function comeBack(purpose = 'sign-in', from = client): Promise<Record<string, string>> {
  const { body } = await send('start', { purpose }, from);
  const back = await provider.visit(String(body.address));
  expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/admin/login/openid`);
  return Object.fromEntries(back.searchParams);
}
const signIn = async (from = client) => send('finish', await comeBack('sign-in', from), from);
const rows = (table: 'sessions' | 'openid_links' | 'openid_attempts' | 'users') =>
  db().selectFrom(table).selectAll().execute();

describe('sign-in at the identity provider', () => {
  it('opens the same session as a password does, without a token in any address', async () => {
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), user: { email: account.email } });
    expect([...client.cookies.keys()].sort()).toEqual(['__Host-device', '__Host-openid', '__Host-session']);
    client.token = String(body.token);
    expect((await client.send('GET', '/auth/user')).status).toBe(200);
    client.cookies.delete('__Host-session');
    expect((await client.send('GET', '/auth/user')).status).toBe(401);
  });

  it('sends the browser only to the provider, with PKCE, state and nonce, and sets a short cookie', async () => {
    const answer = await client.send('POST', '/auth/openid/start', {
      purpose: 'sign-in',
      next: 'https://evil.example',
    });
    const address = new URL((await answer.json()).address);
    expect(address.origin).toBe(provider.issuer);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(address.searchParams);
    expect(rest).toEqual({
      client_id: FAKE_CLIENT.id,
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/admin/login/openid`,
      response_type: 'code',
      scope: 'openid email',
    });
    for (const secret of [state, nonce, code_challenge]) expect(secret).toMatch(/[\w-]{43}$/);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-openid=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(JSON.stringify(await rows('openid_attempts'))).not.toMatch(new RegExp(`${state}|${nonce}`));
  });

  it('links the account at first, mails that, and finds it by subject when the address has changed', async () => {
    expect((await signIn()).status).toBe(200);
    expect((await queuedEmails()).map(({ subject }) => subject)).toContain('Connexion par un fournisseur d’identité');
    provider.person = { email: 'autre@essai.example', email_verified: false };
    const { body } = await signIn(aClient({ isBrowser: true }));
    expect(body).toMatchObject({ user: { id: account.id } });
    expect(await rows('openid_links')).toMatchObject([
      { user_id: account.id, issuer: provider.issuer, subject: 'personne-1' },
    ]);
    const acts = await db().selectFrom('audit_log').select('action').execute();
    expect(acts.map(({ action }) => action).sort()).toEqual(['session.open', 'session.open', 'user.openid-link']);
  });

  it('lets an invited person in who has no password yet', async () => {
    await db().updateTable('users').set({ password_hash: '' }).execute();
    expect((await signIn()).status).toBe(200);
  });

  it('counts the session as recent only when the proof at the provider is', async () => {
    const { body } = await signIn();
    client.token = String(body.token);
    const refused = await client.send('GET', '/admin/users/export');
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'recent_sign_in_required']);
    provider.person = { auth_time: Math.floor(Date.now() / 1_000) };
    client.token = String((await signIn()).body.token);
    expect((await client.send('GET', '/admin/users/export')).status).toBe(200);
  });
});

describe('person at the provider', () => {
  it.each([
    ['an address that nobody here has', { email: 'inconnu@essai.example' }, NO_ACCOUNT],
    ['an address that is not verified', { email_verified: false }, /^Agence Pixel n’a pas confirmé votre adresse/],
    ['an address verified by a text', { email_verified: 'true' }, /^Agence Pixel n’a pas confirmé votre adresse/],
    ['no address', { email: undefined }, /^Agence Pixel n’a pas confirmé votre adresse/],
    ['a claim of another provider', { email_verified: undefined, xms_edov: true }, /^Agence Pixel n’a pas confirmé/],
  ])('is refused with %s, and nothing is created', async (_name, claims, message) => {
    provider.person = { ...provider.person, ...claims };
    const before = await rows('users');
    const { status, body } = await signIn();
    expect([status, body.message]).toEqual([403, expect.stringMatching(message)]);
    expect([await rows('users'), await rows('sessions'), await rows('openid_links')]).toEqual([before, [], []]);
  });

  it('is refused with the address of a customer, as if there were no account', async () => {
    const customer = await anAccount({ role: 'user' });
    provider.person = { email: customer.email, email_verified: true };
    expect(await signIn()).toMatchObject({ status: 403, body: { message: NO_ACCOUNT } });
  });

  it('is refused once the account is disabled or no longer staff, although it is linked', async () => {
    await signIn();
    await anAccount({ role: 'admin' });
    await db().updateTable('users').set({ is_active: 0 }).where('id', '=', account.id).execute();
    expect((await signIn()).body.message).toBe('Ce compte est désactivé. Contactez l’entreprise.');
    await db().updateTable('users').set({ is_active: 1, role: 'user' }).where('id', '=', account.id).execute();
    expect((await signIn()).body.message).toBe(NO_ACCOUNT);
    expect(await rows('sessions')).toHaveLength(1);
  });

  it('cannot take over an account that is linked to another person, until an administrator removes the link', async () => {
    await signIn();
    provider.person = { ...provider.person, sub: 'personne-2' };
    expect((await signIn()).body.message).toMatch(/^Ce compte est déjà relié à une autre identité/);
    provider.person = { sub: 'personne-1', auth_time: Math.floor(Date.now() / 1_000) };
    client.token = String((await signIn()).body.token);
    expect((await client.send('DELETE', `/admin/users/${account.id}/openid`)).status).toBe(200);
    expect((await client.send('DELETE', `/admin/users/${account.id}/openid`)).status).toBe(409);
    provider.person = { email: account.email, email_verified: true, sub: 'personne-2' };
    expect((await signIn()).status).toBe(200);
  });
});

describe('second factor', () => {
  it('is asked for here, unless the provider says that it has asked for one', async () => {
    const { secret } = await aSecondFactor(asAccount(account));
    const { body } = await signIn();
    expect(body).toMatchObject({ two_factor_required: true });
    expect(await rows('sessions')).toEqual([]);
    const answer = { challenge: body.challenge, code: getCode(secret) };
    expect((await client.send('POST', '/auth/two-factor/challenge', answer)).status).toBe(200);
    provider.person = { amr: ['pwd', 'mfa'] };
    expect((await signIn()).body).toMatchObject({ token: expect.any(String) });
    provider.person = { amr: ['pwd'] };
    expect((await signIn()).body).toMatchObject({ two_factor_required: true });
  });
});

describe('attempt', () => {
  it('works in two tabs of one browser at once, each of them once', async () => {
    const [first, second] = [await comeBack(), await comeBack()];
    expect((await send('finish', second)).status).toBe(200);
    expect((await send('finish', first)).status).toBe(200);
    expect(await send('finish', first)).toMatchObject({ status: 422, body: { errors: { state: [DEAD] } } });
  });

  it('gives one session to two simultaneous returns', async () => {
    const back = await comeBack();
    const answers = await Promise.all([send('finish', back), send('finish', back)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await rows('sessions')).toHaveLength(1);
  });

  it('is dead in another browser, which cannot use it up either', async () => {
    const back = await comeBack();
    for (const thief of [aClient(), aClient({ isBrowser: true })]) {
      if (thief !== client) await send('start', { purpose: 'sign-in' }, thief);
      expect((await send('finish', back, thief)).status).toBe(422);
    }
    expect((await send('finish', back)).status).toBe(200);
  });

  it('is dead with another state, after ten minutes, or as a confirmation', async () => {
    const back = await comeBack();
    expect((await send('finish', { ...back, state: `${back.state}x` })).status).toBe(422);
    expect((await send('confirm', back)).status).toBe(401);
    freezeClock(new Date(isoIn(10 * 60 + 1)));
    expect((await send('finish', back)).status).toBe(422);
    await comeBack();
    freezeClock(new Date(isoIn(10 * 60 + 1)));
    await purgeSessions();
    expect(await rows('openid_attempts')).toEqual([]);
  });

  it('refuses a code of another attempt, by PKCE', async () => {
    const [mine, other] = [await comeBack(), await comeBack('sign-in', aClient({ isBrowser: true }))];
    expect((await send('finish', { ...mine, code: other.code })).status).toBe(422);
    expect(await rows('sessions')).toEqual([]);
  });
});

describe('answer of the provider', () => {
  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another' }],
    ['another nonce', { nonce: 'x' }],
    ['an expired token', { exp: Math.floor(Date.now() / 1_000) - 120 }],
  ])('is refused with %s', async (_name, claims) => {
    provider.person = { ...provider.person, ...claims };
    const { status, body } = await signIn();
    expect([status, body.message]).toEqual([403, expect.stringMatching(/^La réponse de Agence Pixel n’a pas pu/)]);
    expect(await rows('sessions')).toEqual([]);
  });

  it.each(['alg-none', 'hmac', 'foreign-key'] as const)('is refused with the signature %s', async (fault) => {
    provider.fault = fault;
    expect((await signIn()).status).toBe(403);
    expect(await rows('sessions')).toEqual([]);
  });

  it('is refused when it comes from another issuer than the one that was asked', async () => {
    const back = await comeBack();
    expect((await send('finish', { ...back, iss: 'https://evil.example' })).status).toBe(403);
  });

  it('says in one sentence that the person cancelled, or that the site is not known there', async () => {
    provider.fault = 'cancel';
    expect((await signIn()).body.message).toBe(
      'La connexion par Agence Pixel a été annulée. Recommencez, ou saisissez votre mot de passe.',
    );
    provider.fault = 'client';
    expect((await signIn()).body.message).toMatch(/^Agence Pixel refuse ce site/);
  });

  it('says in one sentence that the provider is down, and works again afterwards', async () => {
    const absent = 'Agence Pixel ne répond pas. Réessayez dans un instant, ou saisissez votre mot de passe.';
    provider.fault = 'down';
    expect(await send('start', { purpose: 'sign-in' })).toMatchObject({ status: 503, body: { message: absent } });
    provider.fault = undefined;
    const back = await comeBack();
    provider.fault = 'down';
    expect(await send('finish', back)).toMatchObject({ status: 503, body: { message: absent } });
    provider.fault = undefined;
    expect((await signIn()).status).toBe(200);
  });
});

describe('confirmation at the provider', () => {
  async function anOldSession(): Promise<void> {
    client.token = String((await signIn()).body.token);
  }
  const isRecent = async (): Promise<boolean> => (await client.send('GET', '/admin/users/export')).status === 200;

  it('asks for a fresh proof, and opens protected acts for this session', async () => {
    await anOldSession();
    expect(await isRecent()).toBe(false);
    const { body } = await send('start', { purpose: 'confirm' });
    const { prompt, max_age } = Object.fromEntries(new URL(String(body.address)).searchParams);
    expect([prompt, max_age]).toEqual(['login', '0']);
    expect((await send('confirm', await comeBack('confirm'))).status).toBe(200);
    expect(await isRecent()).toBe(true);
  });

  it.each([
    ['an old proof', { auth_time: Math.floor(Date.now() / 1_000) - 120 }, /n’a pas redemandé votre identité/],
    ['a proof without a time', { auth_time: undefined }, /n’a pas redemandé votre identité/],
    ['another person', { sub: 'personne-2' }, /n’est pas celle de votre compte/],
  ])('is refused with %s', async (_name, claims, message) => {
    await anOldSession();
    provider.person = { ...provider.person, ...claims };
    const { status, body } = await send('confirm', await comeBack('confirm'));
    expect([status, body.message]).toEqual([403, expect.stringMatching(message)]);
    expect(await isRecent()).toBe(false);
  });

  it('confirms no other session, opens none, and is refused without a session', async () => {
    await anOldSession();
    const back = await comeBack('confirm');
    expect((await send('finish', back)).status).toBe(422);
    client.token = String((await signIn()).body.token);
    expect((await send('confirm', back)).status).toBe(422);
    client.token = undefined;
    expect((await send('start', { purpose: 'confirm' })).status).toBe(401);
  });
});

describe('without a provider', () => {
  it('answers 404 to every call', async () => {
    configureOpenid({ PUBLIC_URL, OIDC_ISSUER: undefined, OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '', OIDC_LABEL: '' });
    expect((await send('start', { purpose: 'sign-in' })).status).toBe(404);
    expect((await send('finish', { state: 'x', code: 'y' })).status).toBe(404);
  });
});

describe('own data', () => {
  it('holds the link in the export, and deletes it with the account', async () => {
    await signIn();
    provider.person = { auth_time: Math.floor(Date.now() / 1_000) };
    client.token = String((await signIn()).body.token);
    const data = await (await client.send('GET', '/user/export')).json();
    expect(data.openid_links).toMatchObject([{ issuer: provider.issuer, subject: 'personne-1' }]);
    await db().deleteFrom('users').where('id', '=', account.id).execute();
    expect(await rows('openid_links')).toEqual([]);
  });
});
