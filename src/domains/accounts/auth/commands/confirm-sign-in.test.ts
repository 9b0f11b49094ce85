import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type ApiClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { getCode } from '../auth.fixture.server.ts';

useDatabase();

const START = Date.parse('2026-11-20T08:00:00.000Z');
const later = (minutes: number): void => freezeClock(new Date(START + minutes * 60_000));
beforeEach(() => later(0));
afterEach(() => freezeClock());

const getStatus = async (answer: Promise<Response>): Promise<number> => (await answer).status;
const confirm = (client: ApiClient, proof: object, headers: Record<string, string> = {}) =>
  client.send('POST', '/auth/confirm', proof, headers);
const exported = async (client: ApiClient): Promise<number> => {
  const answer = await client.send('GET', '/admin/users/export');
  // An unread export keeps its database connection busy.
  await answer.text();
  return answer.status;
};

describe('confirmSignIn', () => {
  it('allows actions that need a recent sign-in for ten minutes, by the password', async () => {
    const client = await signedIn('admin');
    later(9.9);
    expect(await exported(client)).toBe(200);
    later(10);
    const refused = await client.send('GET', '/admin/users/export');
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { success: false, message: expect.any(String), code: 'recent_sign_in_required' },
    ]);
    expect(await getStatus(confirm(client, { password: FIXTURE_PASSWORD }))).toBe(200);
    later(19.9);
    expect(await exported(client)).toBe(200);
    later(20);
    expect(await exported(client)).toBe(403);
  });

  it('confirms only the current session, also one with a browser secret', async () => {
    const browser = await signedIn('admin', { isBrowser: true });
    const script = await signedIn('admin');
    later(11);
    expect(await getStatus(confirm(browser, { password: FIXTURE_PASSWORD }))).toBe(200);
    expect([await exported(browser), await exported(script)]).toEqual([200, 403]);
    const thief = { ...script, token: browser.token };
    browser.cookies.clear();
    expect(await getStatus(confirm(browser, { password: FIXTURE_PASSWORD }))).toBe(401);
    expect(thief.token).toBe(browser.token);
  });

  it('accepts a second factor’s code once, from telephone or recovery codes', async () => {
    const client = await signedIn('admin');
    const { secret } = await (await client.send('POST', '/auth/two-factor/setup', {})).json();
    const enabling = client.send('POST', '/auth/two-factor/enable', { code: getCode(secret, -30) });
    const { recovery_codes } = await (await enabling).json();
    later(11);
    const code = getCode(secret);
    expect(await getStatus(confirm(client, { code }))).toBe(200);
    expect(await exported(client)).toBe(200);
    const again = await confirm(client, { code });
    expect([again.status, Object.keys((await again.json()).errors)]).toEqual([422, ['code']]);
    expect(await getStatus(confirm(client, { code: recovery_codes[0] }))).toBe(200);
  });

  it('refuses a code of an account without a second factor with 422', async () => {
    expect(await getStatus(confirm(await signedIn('admin'), { code: '123456' }))).toBe(422);
  });

  it.each([{}, { password: '' }, { password: FIXTURE_PASSWORD, code: '123456' }, { password: 5 }])(
    'refuses %j with 422',
    async (proof) => {
      expect(await getStatus(confirm(await signedIn('user'), proof))).toBe(422);
    },
  );

  it('answers a wrong password with 422, never 401, and locks after five, with an audit entry', async () => {
    const client = await signedIn('admin');
    const answers: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await getStatus(confirm(client, { password: 'x' })));
    expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await getStatus(confirm(client, { password: FIXTURE_PASSWORD }))).toBe(429);
    const lines = await db().selectFrom('audit_log').select('action').where('action', '=', 'session.refuse').execute();
    expect(lines).toHaveLength(7);
    expect(await getStatus(client.send('GET', '/auth/user'))).toBe(200);
    later(16);
    expect(await getStatus(confirm(client, { password: FIXTURE_PASSWORD }))).toBe(200);
  });

  it('refuses a background call, and a call without a session', async () => {
    const client = await signedIn('admin');
    const proof = { password: FIXTURE_PASSWORD };
    expect(await getStatus(confirm(client, proof, { 'x-background': '1' }))).toBe(403);
    client.token = undefined;
    expect(await getStatus(confirm(client, proof))).toBe(401);
  });
});
