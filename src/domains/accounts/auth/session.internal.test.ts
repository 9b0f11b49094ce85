import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { changeSettings } from '#src/domains/settings/commands/change-settings.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aSecondFactor, aSession, toActor } from './auth.fixture.server.ts';
import {
  endSessions,
  findActor,
  findLiveSessions,
  findSessionPages,
  findSessions,
  openSession,
} from './session.internal.server.ts';

useDatabase();

describe('endSessions', () => {
  const toSession = ({ context: { actor } }: Awaited<ReturnType<typeof aSession>>) =>
    actor.kind === 'user' ? actor.sessionId : 0;

  it('ends one, all but one or all sessions of one account, and notifies the nodes if any ended', async () => {
    const account = await anAccount({ role: 'admin' });
    const other = await aSession(await anAccount());
    const mine = [await aSession(account), await aSession(account), await aSession(account), await aSession(account)];
    const [first, second] = mine.map(toSession);
    const heard: unknown[] = [];
    const leave = subscribe('sessions', (message) => heard.push(message));
    const userId = account.id;
    expect(await endSessions({ userId, only: toSession(other) })).toEqual({ count: 0 });
    expect(heard).toEqual([]);
    expect(await endSessions({ userId, only: first })).toEqual({ count: 1 });
    expect(await endSessions({ userId, except: second })).toEqual({ count: 2 });
    expect(await endSessions({ userId })).toEqual({ count: 1 });
    leave();
    expect(heard).toEqual([{ user: userId }, { user: userId }, { user: userId }]);
    expect((await toActor(other.token)).kind).toBe('user');
  });
});

describe('findActor', () => {
  const system = systemContext('test');

  const START = Date.parse('2026-11-20T08:00:00.000Z');

  const later = (minutes: number): void => freezeClock(new Date(START + minutes * 60_000));

  const isAlive = async (token: string, background: boolean): Promise<boolean> =>
    (await findActor({ token, background })).kind === 'user';

  const act = (token: string) => isAlive(token, false);

  const poll = (token: string) => isAlive(token, true);

  beforeEach(() => later(0));
  afterEach(() => freezeClock());

  describe('staff session', () => {
    it('expires after the configured minutes without activity; polls do not count', async () => {
      await saveSettings(system, { group: 'security', values: { session_timeout: 15 } });
      const { token } = await aSession(await anAccount({ role: 'admin' }));
      for (const minutes of [10, 14]) {
        later(minutes);
        expect(await poll(token)).toBe(true);
      }
      later(16);
      expect(await poll(token)).toBe(false);
      expect(await act(token)).toBe(false);
    });

    it('stays open while the user works', async () => {
      await saveSettings(system, { group: 'security', values: { session_timeout: 15 } });
      const { token } = await aSession(await anAccount({ role: 'admin' }));
      for (const minutes of [10, 20, 34]) {
        later(minutes);
        expect(await act(token)).toBe(true);
      }
      later(50);
      expect(await act(token)).toBe(false);
    });

    it('expires after twelve hours despite activity', async () => {
      const { token } = await aSession(await anAccount({ role: 'admin' }));
      for (let minutes = 10; minutes < 720; minutes += 10) {
        later(minutes);
        expect(await act(token)).toBe(true);
      }
      later(721);
      expect(await act(token)).toBe(false);
    });
  });

  describe('customer session', () => {
    const DAY = 24 * 60;

    it('lasts longer than staff sessions and expires after two weeks without a visit', async () => {
      const { token } = await aSession(await anAccount());
      later(13 * DAY);
      expect(await act(token)).toBe(true);
      later(28 * DAY);
      expect(await act(token)).toBe(false);
    });

    it('expires after thirty days despite activity', async () => {
      const { token } = await aSession(await anAccount());
      for (const days of [10, 20, 29]) {
        later(days * DAY);
        expect(await act(token)).toBe(true);
      }
      later(30 * DAY + 1);
      expect(await act(token)).toBe(false);
    });

    it('becomes a staff session with its owner’s role', async () => {
      const account = await anAccount();
      const { token } = await aSession(account);
      later(12 * 60 + 1);
      expect(await act(token)).toBe(true);
      await db().updateTable('users').set({ role: 'admin' }).where('id', '=', account.id).execute();
      expect(await act(token)).toBe(false);
    });
  });

  describe('effect of an administrator’s changes at the next call', () => {
    it('ends the session of a deactivated account', async () => {
      const { token } = await aSession(await anAccount());
      await db().updateTable('users').set({ is_active: 0 }).execute();
      expect(await act(token)).toBe(false);
    });

    it('applies the current role', async () => {
      const { token } = await aSession(await anAccount({ role: 'admin' }));
      await db().updateTable('users').set({ role: 'user' }).execute();
      expect(await findActor({ token, background: false })).toMatchObject({ role: 'user' });
    });
  });

  describe('browser session', () => {
    it('requires the cookie’s secret as well', async () => {
      const browserSecret = newSecret();
      const { token } = await aSession(await anAccount(), browserSecret);
      const kindWith = async (half?: string) =>
        (await findActor({ token, browserSecret: half, background: false })).kind;
      expect([
        await kindWith(),
        await kindWith(newSecret()),
        await kindWith(''),
        await kindWith(browserSecret),
      ]).toEqual(['visitor', 'visitor', 'visitor', 'user']);
    });
  });

  it.each(['', 'x', newSecret(), 'a\u0000b', 'x'.repeat(200_000)])(
    'treats an unknown token as a visitor’s (case %#)',
    async (token) => {
      await aSession(await anAccount());
      expect(await findActor({ token, background: false })).toEqual({ kind: 'visitor' });
    },
  );

  describe('remaining session time', () => {
    const secondsLeft = async (token: string, background = true) => {
      const actor = await findActor({ token, background });
      return actor.kind === 'user' ? actor.secondsLeft : null;
    };

    it('decreases without activity, polls or not, and restarts with an action', async () => {
      await saveSettings(system, { group: 'security', values: { session_timeout: 15 } });
      const { token } = await aSession(await anAccount({ role: 'admin' }));
      expect(await secondsLeft(token)).toBe(900);
      later(13);
      expect([await secondsLeft(token), await secondsLeft(token)]).toEqual([120, 120]);
      expect(await secondsLeft(token, false)).toBe(900);
      expect(await secondsLeft(token)).toBe(900);
      later(28);
      expect(await secondsLeft(token)).toBeNull();
    });

    it('never exceeds the absolute end of the session', async () => {
      const { token } = await aSession(await anAccount({ role: 'admin' }));
      for (let minutes = 10; minutes <= 710; minutes += 10) {
        later(minutes);
        await act(token);
      }
      expect(await secondsLeft(token)).toBe(600);
    });

    it('applies a user’s own setting only to shorten it', async () => {
      const account = await anAccount({ role: 'admin' });
      const { token } = await aSession(account);
      await saveProfile({ id: account.id, change: { session_timeout: 15 } });
      expect(await secondsLeft(token)).toBe(900);
      await saveProfile({ id: account.id, change: { session_timeout: 120 } });
      expect(await secondsLeft(token)).toBe(1_800);
    });
  });

  describe('second factor required by the settings', () => {
    const mustEnrol = async (token: string) => {
      const actor = await findActor({ token, background: true });
      return actor.kind === 'user' && actor.mustEnrol;
    };

    it('reports an administrator without one as not enrolled from the next call until it is set up', async () => {
      const admin = await aSession(await anAccount({ role: 'admin' }));
      const manager = await aSession(await anAccount({ role: 'manager' }));
      expect(await mustEnrol(admin.token)).toBe(false);
      await saveSettings(system, { group: 'security', values: { two_factor_auth: true } });
      expect([await mustEnrol(admin.token), await mustEnrol(manager.token)]).toEqual([true, false]);
      await aSecondFactor(admin.context);
      expect(await mustEnrol(admin.token)).toBe(false);
    });
  });
});

describe('findLiveSessions', () => {
  const SYSTEM = systemContext('test');

  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  const getId = ({ context: { actor } }: Awaited<ReturnType<typeof aSession>>) =>
    actor.kind === 'user' ? actor.sessionId : 0;

  const touch = (id: number, change: { last_seen_at?: string; created_at?: string; expires_at?: string }) =>
    db().updateTable('sessions').set(change).where('id', '=', id).execute();

  it('returns active administrator sessions, neither idle nor expired, and extends none', async () => {
    const admin = await anAccount({ role: 'admin' });
    const [live, idle, old, expired] = [
      getId(await aSession(admin)),
      getId(await aSession(admin)),
      getId(await aSession(admin)),
      getId(await aSession(admin)),
    ];
    const customer = getId(await aSession(await anAccount()));
    await touch(live, { last_seen_at: ago(29) });
    await touch(idle, { last_seen_at: ago(31) });
    await touch(old, { created_at: ago(60 * 24 * 60) });
    await touch(expired, { expires_at: ago(1) });
    const ids = [live, idle, old, expired, customer, 999_999];
    expect(await findLiveSessions({ ids })).toEqual({ live: [{ id: live, grant: 'admin' }] });
    const { last_seen_at } = await db()
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('id', '=', live)
      .executeTakeFirstOrThrow();
    expect(Date.parse(last_seen_at)).toBeLessThan(Date.now() - 28 * 60_000);
  });

  it('skips sessions of a closed account, and those that must still set up a second factor', async () => {
    const admin = await anAccount({ role: 'admin' });
    const ids = [getId(await aSession(admin))];
    await changeSettings(SYSTEM, { group: 'security', values: { two_factor_auth: true } });
    expect(await findLiveSessions({ ids })).toEqual({ live: [] });
    await changeSettings(SYSTEM, { group: 'security', values: { two_factor_auth: false } });
    expect(await findLiveSessions({ ids })).toEqual({ live: ids.map((id) => ({ id, grant: 'admin' })) });
    await db().updateTable('users').set({ is_active: 0 }).execute();
    expect(await findLiveSessions({ ids })).toEqual({ live: [] });
    expect(await findLiveSessions({ ids: [] })).toEqual({ live: [] });
  });

  it('returns the rights of a manager’s session and skips a manager without rights', async () => {
    const some = getId(await aSession(await anAccount({ role: 'manager', rights: ['sales:read', 'money'] })));
    const none = getId(await aSession(await anAccount({ role: 'manager' })));
    const { live } = await findLiveSessions({ ids: [some, none] });
    expect(live).toEqual([{ id: some, grant: 'manager sales:read,money' }]);
  });
});

describe('findSessionPages', () => {
  it('returns the sessions of one account only, without their secrets', async () => {
    const account = await anAccount();
    await aSession(account);
    await aSession(account);
    await aSession(await anAccount());
    const request = { userId: account.id, role: account.role, currentId: 0 };
    const sessions = await findSessionPages(request);
    expect(sessions.count).toBe(2);
    const rows = await readRows(sessions);
    expect(rows).toMatchObject([{ is_current: false }, { is_current: false }]);
    expect(JSON.stringify(rows)).not.toContain('hash');
    const currentId = rows[0]?.id ?? 0;
    const current = await readRows(findSessionPages({ ...request, currentId }));
    expect(current.filter(({ is_current }) => is_current)).toMatchObject([{ id: currentId }]);
  });
});

describe('findSessions', () => {
  it('marks the current session', async () => {
    const account = await anAccount();
    await aSession(account);
    const { id: userId, role } = account;
    const { sessions } = await findSessions({ userId, role, currentId: 0 });
    expect(sessions).toMatchObject([{ is_current: false, location: 'Internet' }]);
    const [first] = sessions;
    const again = await findSessions({ userId, role, currentId: first?.id ?? 0 });
    expect(again.sessions).toMatchObject([{ is_current: true }]);
  });
});

describe('openSession', () => {
  const from = { userAgent: 'essai', ip: '203.0.113.7' };

  it('stores hashes, never the secrets themselves', async () => {
    const secrets = { browserSecret: newSecret(), newDevice: newSecret() };
    const { token, user } = await openSession(systemContext('test'), { user: await anAccount(), secrets, ...from });
    const [session] = await db().selectFrom('sessions').selectAll().execute();
    const [device] = await db().selectFrom('login_devices').selectAll().execute();
    expect(session).toMatchObject({
      user_id: user.id,
      token_hash: hashOfSecret(token),
      bind_hash: hashOfSecret(secrets.browserSecret),
      user_agent: 'essai',
      ip: '203.0.113.7',
    });
    expect(device).toMatchObject({ user_id: user.id, token_hash: hashOfSecret(secrets.newDevice) });
    const stored = JSON.stringify([session, device]);
    for (const secret of [token, secrets.browserSecret, secrets.newDevice]) expect(stored).not.toContain(secret);
  });

  it('stores no browser secret and no device outside a browser', async () => {
    await openSession(systemContext('test'), { user: await anAccount(), secrets: {}, ...from });
    expect(await db().selectFrom('sessions').select('bind_hash').execute()).toEqual([{ bind_hash: null }]);
    expect(await db().selectFrom('login_devices').selectAll().execute()).toEqual([]);
  });

  it('creates a different token for each session and records the sign-in', async () => {
    const user = await anAccount();
    const open = () => openSession(systemContext('test'), { user, secrets: {}, ...from });
    const [first, second] = [await open(), await open()];
    expect(first.token).not.toBe(second.token);
    expect(second.user.last_login).not.toBeNull();
  });
});
