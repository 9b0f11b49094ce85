import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findApiTokens, findTokenActor, toApiToken } from './api-token.internal.server.ts';
import { anApiToken, aSecondFactor } from './auth.fixture.server.ts';
import { endSessions, purgeSessions } from './session.internal.server.ts';

useDatabase();

const START = Date.parse('2026-11-20T08:00:00.000Z');
const DAY_SECONDS = 86_400;
const later = (seconds: number): void => freezeClock(new Date(START + seconds * 1_000));
beforeEach(() => later(0));
afterEach(() => freezeClock());

const isDead = (token: string): Promise<boolean> =>
  findTokenActor({ token }).then(
    () => false,
    ({ status, message }) => status === 401 && /^Ce jeton d’API n’est pas valable.*\.$/.test(message),
  );
const lastUse = async (userId: number) => (await findApiTokens({ userId }))[0]?.last_used_at;
const change = (account: Account, values: Partial<Record<'is_active', 0 | 1> & { role: 'user'; rights: string }>) =>
  db().updateTable('users').set(values).where('id', '=', account.id).execute();

describe('findTokenActor', () => {
  it('returns the person with the rights of the token, without a session and never as an administrator', async () => {
    const admin = await anAccount({ role: 'admin', name: 'Ada' });
    const { token, api_token } = await anApiToken(admin, { access: 'change', rights: ['sales:change'] });
    expect(await findTokenActor({ token })).toEqual({
      ...{ kind: 'user', userId: admin.id, name: 'Ada', role: 'manager', rights: ['sales:read', 'sales:change'] },
      ...{ sessionId: 0, mustEnrol: false, isRecent: false },
      token: { id: api_token.id, name: 'Comptabilité', access: 'change' },
    });
  });

  it('stores the last use at most once a minute', async () => {
    const admin = await anAccount({ role: 'admin' });
    const { token } = await anApiToken(admin);
    expect(await lastUse(admin.id)).toBeNull();
    for (const seconds of [10, 40, 69]) {
      later(seconds);
      await findTokenActor({ token });
      expect(await lastUse(admin.id)).toBe('2026-11-20T08:00:10.000Z');
    }
    later(70);
    await findTokenActor({ token });
    expect(await lastUse(admin.id)).toBe('2026-11-20T08:01:10.000Z');
  });

  it('refuses an unknown secret, and a token from the second at which it expires', async () => {
    const { token } = await anApiToken(await anAccount({ role: 'admin' }), { days: 30 });
    expect(await isDead(`${token.slice(0, -2)}xx`)).toBe(true);
    later(30 * DAY_SECONDS - 1);
    expect(await isDead(token)).toBe(false);
    later(30 * DAY_SECONDS);
    expect(await isDead(token)).toBe(true);
  });

  it('refuses the token of a person who is deactivated or no longer on the team', async () => {
    for (const values of [{ is_active: 0 }, { role: 'user' }, { rights: 'content:read' }] as const) {
      const account = await anAccount({ role: 'manager', rights: ['sales:read'] });
      const { token } = await anApiToken(account);
      expect(await isDead(token)).toBe(false);
      await change(account, values);
      expect(await isDead(token)).toBe(true);
    }
  });

  it('takes the rights that the person has lost', async () => {
    const account = await anAccount({ role: 'manager', rights: ['sales:read', 'sales:change', 'money'] });
    const { token } = await anApiToken(account, { access: 'change', rights: ['sales:change', 'money'] });
    await change(account, { rights: 'sales:read,content:read' });
    expect(await findTokenActor({ token })).toMatchObject({ rights: ['sales:read'] });
  });

  it('lets a person without the required second factor do nothing', async () => {
    const admin = await anAccount({ role: 'admin' });
    const { token } = await anApiToken(admin);
    await saveSettings(systemContext('test'), { group: 'security', values: { two_factor_auth: true } });
    expect(await findTokenActor({ token })).toMatchObject({ mustEnrol: true });
    await aSecondFactor(asAccount(admin));
    expect(await findTokenActor({ token })).toMatchObject({ mustEnrol: false });
  });
});

describe('findApiTokens', () => {
  it('lists the own tokens, newest first, without secret or hash', async () => {
    const [mine, other] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })];
    await anApiToken(mine, { name: 'Un' });
    await anApiToken(other);
    await anApiToken(mine, { name: 'Deux', days: 365 });
    const tokens = await findApiTokens({ userId: mine.id });
    expect(tokens.map(({ name }) => name)).toEqual(['Deux', 'Un']);
    expect(Object.keys(tokens[0]!).sort()).toEqual(
      ['access', 'created_at', 'expires_at', 'id', 'is_expired', 'last_used_at', 'name', 'rights'].sort(),
    );
    expect(tokens[0]).toMatchObject({ expires_at: '2027-11-20T08:00:00.000Z', is_expired: false });
  });

  it('keeps an expired token for a month', async () => {
    await anApiToken(await anAccount({ role: 'admin' }), { days: 365 });
    const owner = await anAccount({ role: 'admin' });
    await anApiToken(owner, { days: 30 });
    later(59 * DAY_SECONDS);
    await purgeSessions();
    expect(await findApiTokens({ userId: owner.id })).toMatchObject([{ is_expired: true }]);
    later(60 * DAY_SECONDS);
    await purgeSessions();
    expect(await findApiTokens({ userId: owner.id })).toEqual([]);
    expect(await db().selectFrom('api_tokens').select('id').execute()).toHaveLength(1);
  });
});

describe('toApiToken', () => {
  it('names the rights, and says whether it has expired', () => {
    const row = { id: 1, name: 'Un', access: 'read', rights: 'money,sales:read', last_used_at: null } as const;
    const dates = { created_at: '2026-10-21T08:00:00.000Z', expires_at: '2026-11-20T08:00:00.000Z' };
    expect(toApiToken({ ...row, ...dates })).toMatchObject({ rights: ['sales:read', 'money'], is_expired: true });
  });
});

describe('end of all sessions', () => {
  it('deletes the tokens of the account, but not with a single session or all other sessions', async () => {
    const [mine, other] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })];
    const [{ token }, otherToken] = [await anApiToken(mine), await anApiToken(other)];
    await endSessions({ userId: mine.id, only: 7 });
    await endSessions({ userId: mine.id, except: 7 });
    expect(await isDead(token)).toBe(false);
    await endSessions({ userId: mine.id });
    expect([await isDead(token), await isDead(otherToken.token)]).toEqual([true, false]);
  });
});
