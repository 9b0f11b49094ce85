import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { workOffResets } from '#tests/support/emails.ts';

useDatabase();

const NEW_PASSWORD = 'kqzvtrwmxhbd';
const REGISTRATION = {
  name: 'Élodie Vernet',
  email: 'elodie@essai.example',
  password: NEW_PASSWORD,
  password_confirmation: NEW_PASSWORD,
};
const getBody = async (answer: Response | Promise<Response>) => (await answer).json();
const getStatus = async (answer: Promise<Response>): Promise<number> => (await answer).status;
const isSignedIn = async (client: ApiClient): Promise<boolean> =>
  (await client.send('GET', '/auth/user')).status === 200;
const emailContent = async (): Promise<string> => {
  const job = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').executeTakeFirstOrThrow();
  return job.payload;
};

afterEach(() => freezeClock());

describe('POST /auth/login', () => {
  it('returns token and user at the top level', async () => {
    const { email } = await anAccount({ role: 'admin', name: 'Ada' });
    const answer = await aClient().send('POST', '/auth/login', { email, password: FIXTURE_PASSWORD });
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toMatchObject({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { email, role: 'admin' },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
  });

  it('answers an unknown email address byte for byte like a wrong password', async () => {
    const { email } = await anAccount();
    const answers = [email, 'nobody@essai.example'].map(async (address) => {
      const answer = await aClient().send('POST', '/auth/login', { email: address, password: 'x' });
      return [answer.status, await answer.text(), [...answer.headers.keys()]];
    });
    const [known, unknown] = await Promise.all(answers);
    expect(known).toEqual(unknown);
    expect(known?.slice(0, 2)).toEqual([401, '{"success":false,"message":"Email ou mot de passe incorrect"}']);
  });

  it('sends Retry-After with 429 while an account is locked', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const { email } = await anAccount();
    for (let turn = 0; turn < 5; turn += 1) await aClient().send('POST', '/auth/login', { email, password: 'x' });
    const answer = await aClient().send('POST', '/auth/login', { email, password: FIXTURE_PASSWORD });
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.closeTo(900, -1)]);
    expect(await answer.json()).toEqual({ success: false, message: expect.stringContaining('Trop de tentatives') });
  });

  it.each([{}, { email: 'x' }, { email: 5, password: 5 }, { email: ['a'], password: {} }])(
    'refuses %j with 422',
    async (body) => {
      expect(await getStatus(aClient().send('POST', '/auth/login', body))).toBe(422);
    },
  );

  it('ignores browser secrets in the request body', async () => {
    const { email } = await anAccount();
    const stolen = { browserSecret: 'mine', newDevice: 'mine', knownDevice: 'mine' };
    await aClient().send('POST', '/auth/login', { email, password: FIXTURE_PASSWORD, ...stolen });
    expect(await db().selectFrom('sessions').select('bind_hash').execute()).toEqual([{ bind_hash: null }]);
    expect(await db().selectFrom('login_devices').selectAll().execute()).toEqual([]);
  });
});

describe('browser session', () => {
  it('requires both the token and the secret in the HttpOnly cookie', async () => {
    const browser = await signedIn('admin', { isBrowser: true });
    expect([...browser.cookies.keys()]).toEqual(['__Host-session', '__Host-device']);
    expect(await isSignedIn(browser)).toBe(true);
    const thief = aClient();
    thief.token = browser.token;
    expect(await isSignedIn(thief)).toBe(false);
    const cookieOnly = aClient({ isBrowser: true });
    for (const [name, value] of browser.cookies) cookieOnly.cookies.set(name, value);
    expect(await isSignedIn(cookieOnly)).toBe(false);
    expect(await getStatus(cookieOnly.send('PUT', '/auth/profile', REGISTRATION))).toBe(401);
  });

  it('sets __Host- cookies that are HttpOnly, Secure and SameSite=Strict', async () => {
    const { email } = await anAccount();
    const browser = aClient({ isBrowser: true });
    const answer = await browser.send('POST', '/auth/login', { email, password: FIXTURE_PASSWORD });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^__Host-(session|device)=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
    }
  });

  it.each(['cross-site', 'same-site', 'none'])(
    'sets no cookies for a sign-in request with Sec-Fetch-Site %s',
    async (site) => {
      const { email } = await anAccount();
      const credentials = { email, password: FIXTURE_PASSWORD };
      const answer = await aClient().send('POST', '/auth/login', credentials, { 'sec-fetch-site': site });
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it('keeps the account open on the owner’s browser while an attacker locks it', async () => {
    const browser = await signedIn('admin', { isBrowser: true });
    const anotherUser = aClient({ from: '198.51.100.9' });
    const attempt = (client: ApiClient, password: string) =>
      getStatus(client.send('POST', '/auth/login', { email: browser.email, password }));
    for (let turn = 0; turn < 6; turn += 1) await attempt(anotherUser, 'x');
    expect(await attempt(anotherUser, FIXTURE_PASSWORD)).toBe(429);
    expect(await attempt(browser, FIXTURE_PASSWORD)).toBe(200);
  });

  it('clears session cookie and browser storage on sign-out, but keeps the device cookie', async () => {
    const browser = await signedIn('user', { isBrowser: true });
    const answer = await browser.send('POST', '/auth/logout');
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"']);
    expect([...browser.cookies.keys()]).toEqual(['__Host-device']);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('the database file', () => {
  it('contains no token, cookie, link or password in plain text', async () => {
    const browser = await signedIn('user', { isBrowser: true });
    await browser.send('POST', '/auth/forgot-password', { email: browser.email });
    await workOffResets();
    const link = /token=([\w-]+)/.exec(await emailContent())?.[1] ?? '';
    // A sent email's job has an empty payload too.
    await db().updateTable('jobs').set({ payload: '{}' }).execute();
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db());
    await sql`pragma wal_checkpoint(truncate)`.execute(db());
    const bytes = readFileSync(rows[0]?.file ?? '');
    const secrets = [browser.token ?? '', ...browser.cookies.values(), FIXTURE_PASSWORD, link];
    expect(secrets).toHaveLength(5);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(10);
      expect(bytes.includes(secret)).toBe(false);
    }
    expect(bytes.includes(browser.email)).toBe(true);
  });
});

describe('POST /auth/register', () => {
  it('opens an account and its session with 201', async () => {
    const client = aClient();
    const answer = await client.send('POST', '/auth/register', {
      ...REGISTRATION,
      role: 'admin',
      is_active: false,
      id: 1_000,
    });
    expect(answer.status).toBe(201);
    const { token, user } = await answer.json();
    expect(user).toMatchObject({ email: REGISTRATION.email, role: 'user', is_active: true });
    expect(user.id).not.toBe(1_000);
    client.token = token;
    expect(await isSignedIn(client)).toBe(true);
  });

  it('refuses a taken address and weak passwords on their fields with 422', async () => {
    await aClient().send('POST', '/auth/register', REGISTRATION);
    const again = await aClient().send('POST', '/auth/register', { ...REGISTRATION, email: 'ELODIE@essai.example' });
    expect([again.status, await again.json()]).toEqual([
      422,
      {
        success: false,
        message: 'Cette adresse e-mail est déjà utilisée',
        errors: { email: ['Cette adresse e-mail est déjà utilisée'] },
      },
    ]);
    const weak = {
      ...REGISTRATION,
      email: 'x@essai.example',
      password: 'motdepasse',
      password_confirmation: 'motdepasse',
    };
    expect(await getBody(aClient().send('POST', '/auth/register', weak))).toMatchObject({
      errors: { password: [expect.any(String)] },
    });
  });
});

describe('endpoints of a signed-in user', () => {
  it.each([
    ['GET', '/auth/user'],
    ['POST', '/auth/logout'],
    ['PUT', '/auth/profile'],
    ['PUT', '/auth/password'],
    ['GET', '/auth/sessions'],
    ['DELETE', '/auth/sessions/1'],
  ])('answers %s %s with 401 without a session', async (method, path) => {
    expect(await getStatus(aClient().send(method, path, method === 'GET' ? undefined : {}))).toBe(401);
  });

  it('returns the account and changes the profile', async () => {
    const client = await signedIn('user');
    expect(await getBody(client.send('GET', '/auth/user'))).toMatchObject({
      success: true,
      user: { email: client.email },
    });
    const profile = { name: 'Zoé', email: client.email, phone: '04 65 71 00 02', role: 'admin' };
    expect(await getBody(client.send('PUT', '/auth/profile', profile))).toMatchObject({
      message: 'Profil mis à jour avec succès',
      user: { name: 'Zoé', phone: '04 65 71 00 02', role: 'user' },
    });
    expect(await getStatus(client.send('PUT', '/auth/profile', { name: '' }))).toBe(422);
  });

  it('changes the password and signs out all other sessions', async () => {
    const client = await signedIn('user');
    const other = aClient();
    const credentials = { email: client.email, password: FIXTURE_PASSWORD };
    other.token = (await getBody(other.send('POST', '/auth/login', credentials))).token;
    const change = { current_password: 'x', password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    const refused = await client.send('PUT', '/auth/password', change);
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      { current_password: ['Le mot de passe actuel est incorrect.'] },
    ]);
    expect(
      await getStatus(client.send('PUT', '/auth/password', { ...change, current_password: FIXTURE_PASSWORD })),
    ).toBe(200);
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
  });

  it('lists the sessions and ends one', async () => {
    const client = await signedIn('user');
    const { sessions } = await getBody(client.send('GET', '/auth/sessions'));
    expect(sessions).toMatchObject([{ ip: '203.0.113.7', is_current: true }]);
    expect(await getStatus(client.send('DELETE', '/auth/sessions/999'))).toBe(404);
    expect(await getStatus(client.send('DELETE', '/auth/sessions/abc'))).toBe(422);
    expect(await getStatus(client.send('DELETE', `/auth/sessions/${sessions[0].id}`))).toBe(200);
    expect(await isSignedIn(client)).toBe(false);
  });

  it('extends the session by actions, not by polls', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const [idle, busy] = [await signedIn('admin'), await signedIn('admin')];
    for (const at of ['2026-11-20T08:20:00.000Z', '2026-11-20T08:40:00.000Z']) {
      freezeClock(at);
      await idle.send('GET', '/admin/notifications');
      await busy.send('GET', '/auth/user');
    }
    expect([await isSignedIn(idle), await isSignedIn(busy)]).toEqual([false, true]);
  });
});

describe('forgotten password', () => {
  beforeEach(() => setPublicUrl('https://toit.example'));
  afterEach(() => setPublicUrl('http://localhost:3000'));

  it('sends a link to our own host, whatever host the request names, and sets the password', async () => {
    const client = await signedIn('user');
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    const asked = await aClient().send('POST', '/auth/forgot-password', { email: client.email }, evil);
    expect(asked.status).toBe(200);
    await workOffResets();
    expect(await emailContent()).not.toContain('evil.example');
    const token = /https:\/\/toit\.example\/nouveau-mot-de-passe\?token=([\w-]+)/.exec(await emailContent())?.[1];
    const reset = { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    const done = await aClient().send('POST', '/auth/reset-password', reset);
    expect([done.status, await done.json()]).toEqual([
      200,
      { success: true, data: {}, message: 'Mot de passe modifié avec succès' },
    ]);
    expect(await isSignedIn(client)).toBe(false);
    expect(await getStatus(aClient().send('POST', '/auth/reset-password', reset))).toBe(422);
    const credentials = { email: client.email, password: NEW_PASSWORD };
    expect(await getStatus(aClient().send('POST', '/auth/login', credentials))).toBe(200);
  });

  it('answers an unknown address like a known one', async () => {
    const { email } = await anAccount();
    const ask = (address: string) => getBody(aClient().send('POST', '/auth/forgot-password', { email: address }));
    expect(await ask(email)).toEqual(await ask('nobody@essai.example'));
    expect(await getStatus(aClient().send('POST', '/auth/forgot-password', {}))).toBe(422);
  });
});
