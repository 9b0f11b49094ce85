import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { atInstant, freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { getCode } from './auth.fixture.server.ts';

useDatabase();

const START = Date.parse('2026-11-20T08:00:00.000Z');
const later = (minutes: number): void => freezeClock(new Date(START + minutes * 60_000));
beforeEach(() => later(0));
afterEach(() => freezeClock());

const getBody = async (answer: Response | Promise<Response>) => (await answer).json();
const getStatus = async (answer: Promise<Response>): Promise<number> => (await answer).status;
const demand = (two_factor_auth: boolean) =>
  saveSettings(systemContext('test'), { group: 'security', values: { two_factor_auth } });

/** Sets up the second factor through the API; the code of 30 s ago is then used up. */
async function enrol(client: ApiClient): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await getBody(client.send('POST', '/auth/two-factor/setup', {}));
  // At one instant: a step that ends between the code and its check would make the code too old.
  const enabled = await atInstant(nowIso(), () =>
    client.send('POST', '/auth/two-factor/enable', { code: getCode(secret, -30) }),
  );
  const { recovery_codes } = await getBody(enabled);
  return { secret, codes: recovery_codes };
}

describe('sign-in with a second factor', () => {
  it('returns a challenge without token or cookie, then the session for the code', async () => {
    const owner = await signedIn('admin');
    const { secret, codes } = await enrol(owner);
    expect([secret, codes]).toEqual([expect.stringMatching(/^[A-Z2-7]{32}$/), expect.any(Array)]);
    const browser = aClient({ isBrowser: true });
    const credentials = { email: owner.email, password: FIXTURE_PASSWORD };
    const answer = await browser.send('POST', '/auth/login', credentials);
    expect([answer.status, browser.cookies.size]).toEqual([200, 0]);
    const { challenge, ...rest } = await answer.json();
    expect(rest).toEqual({ success: true, two_factor_required: true });
    const wrong = await browser.send('POST', '/auth/two-factor/challenge', { challenge, code: '000000' });
    expect([wrong.status, browser.cookies.size]).toEqual([401, 0]);
    const body = await getBody(
      browser.send('POST', '/auth/two-factor/challenge', { challenge, code: getCode(secret) }),
    );
    expect(body).toMatchObject({ success: true, token: expect.any(String), user: { email: owner.email } });
    expect([...browser.cookies.keys()]).toEqual(['__Host-session', '__Host-device']);
    browser.token = body.token;
    expect(await getStatus(browser.send('GET', '/admin/users'))).toBe(200);
  });

  it.each([{}, { challenge: 'x' }, { challenge: 5, code: 5 }, { challenge: 'x', code: 'y'.repeat(61) }])(
    'refuses %j with 422',
    async (body) => {
      expect(await getStatus(aClient().send('POST', '/auth/two-factor/challenge', body))).toBe(422);
    },
  );

  it('ignores browser secrets in the request body', async () => {
    const owner = await signedIn('admin');
    const { secret } = await enrol(owner);
    const credentials = { email: owner.email, password: FIXTURE_PASSWORD };
    const { challenge } = await getBody(aClient().send('POST', '/auth/login', credentials));
    const script = aClient();
    const stolen = { browserSecret: 'mine', newDevice: 'mine', knownDevice: 'mine' };
    const body = { challenge, code: getCode(secret), ...stolen };
    script.token = (await getBody(script.send('POST', '/auth/two-factor/challenge', body))).token;
    expect(await getStatus(script.send('GET', '/auth/user'))).toBe(200);
  });
});

describe('administrator without the second factor that the settings require', () => {
  it('reaches profile and enrolment only, and gets 403 with the reason elsewhere', async () => {
    await demand(true);
    const client = await signedIn('admin');
    for (const path of ['/admin/users', '/admin/contact', '/admin/notifications', '/admin/events']) {
      const answer = await client.send('GET', path);
      expect([answer.status, answer.headers.get('X-Two-Factor')], path).toEqual([403, 'required']);
      expect((await getBody(answer)).message).toContain('authentification à deux facteurs est obligatoire');
    }
    for (const path of ['/auth/user', '/auth/profile', '/auth/sessions', '/auth/two-factor', '/auth/activity']) {
      expect(await getStatus(client.send('GET', path)), path).toBe(200);
    }
    expect((await getBody(client.send('GET', '/auth/user'))).reminders.must_enrol).toBe(true);
    await enrol(client);
    const after = await client.send('GET', '/admin/users');
    expect([after.status, after.headers.get('X-Two-Factor')]).toEqual([200, null]);
  });

  it('answers 403 from the next call on when the setting changes during a session', async () => {
    const client = await signedIn('admin');
    expect(await getStatus(client.send('GET', '/admin/users'))).toBe(200);
    await demand(true);
    expect(await getStatus(client.send('GET', '/admin/users'))).toBe(403);
    await demand(false);
    expect(await getStatus(client.send('GET', '/admin/users'))).toBe(200);
  });
});

describe('remaining session time', () => {
  const getSeconds = async (client: ApiClient, path: string, headers = {}) =>
    (await client.send('GET', path, undefined, headers)).headers.get('X-Session-Seconds');

  it('appears on all responses to signed-in users, refusals and files included, and on no others', async () => {
    const client = await signedIn('admin');
    for (const path of ['/auth/user', '/admin/users/999', '/admin/users?page=x', '/admin/users/export', '/services']) {
      expect(await getSeconds(client, path), path).toBe('1800');
    }
    const customer = await signedIn('user');
    expect(await getSeconds(customer, '/admin/users')).toBe(String(14 * 86_400));
    expect(await getSeconds(aClient(), '/services')).toBeNull();
    expect(await getSeconds(aClient(), '/auth/user')).toBeNull();
  });

  it('stays the same after a background call and restarts with a user’s call', async () => {
    const client = await signedIn('admin');
    later(28);
    expect(await getSeconds(client, '/auth/user', { 'x-background': '1' })).toBe('120');
    expect(await getSeconds(client, '/admin/notifications')).toBe('120');
    expect(await getSeconds(client, '/auth/user')).toBe('1800');
    later(58.1);
    expect(await getStatus(client.send('GET', '/auth/user'))).toBe(401);
  });
});

describe('own account', () => {
  it('reads the profile without secrets and changes parts of it', async () => {
    const client = await signedIn('admin');
    const text = await (await client.send('GET', '/auth/profile')).text();
    expect(text).not.toMatch(/argon2|_hash|secret/);
    const answer = await client.send('PUT', '/auth/profile', { position: 'Gérante', timezone: 'Europe/London' });
    expect(await getBody(answer)).toMatchObject({
      message: 'Profil mis à jour avec succès',
      profile: { position: 'Gérante', timezone: 'Europe/London' },
    });
    const refused = await client.send('PUT', '/auth/profile', { session_timeout: 7, phone: 'x' });
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['phone', 'session_timeout']]);
  });

  it('refuses an invalid avatar, in JSON and in a form', async () => {
    const client = await signedIn('admin');
    const refused = await client.send('POST', '/auth/avatar', { avatar: 'x' });
    expect([refused.status, (await getBody(refused)).errors]).toEqual([422, { avatar: ['Image attendue.'] }]);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const form = '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n';
    expect(await getStatus(client.send('POST', '/auth/avatar', form, type))).toBe(422);
  });

  it('exports its data as a file', async () => {
    const client = await signedIn('user');
    const answer = await client.send('GET', '/user/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mes-donnees-2026-11-20.json"');
    expect(await answer.json()).toMatchObject({ account: { email: client.email }, messages: [], quotes: [] });
  });

  it('deletes itself after a password check, but never the last administrator', async () => {
    const [admin, customer] = [await signedIn('admin'), await signedIn('user')];
    const erase = (client: ApiClient, password: string) => client.send('DELETE', '/user/account', { password });
    expect(await getStatus(erase(customer, ''))).toBe(422);
    expect(await getStatus(erase(admin, FIXTURE_PASSWORD))).toBe(409);
    expect(await getStatus(erase(customer, FIXTURE_PASSWORD))).toBe(200);
    expect(await getStatus(customer.send('GET', '/auth/user'))).toBe(401);
  });
});
