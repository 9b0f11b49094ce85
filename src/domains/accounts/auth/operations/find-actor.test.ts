import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveProfile } from '#src/domains/accounts/users/operations/save-profile.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor, aSession } from '../auth.fixture.server.ts';
import { findActor } from './find-actor.server.ts';

useDatabase();

const system = systemContext('test');
const START = Date.parse('2026-11-20T08:00:00.000Z');
const later = (minutes: number): void => freezeClock(new Date(START + minutes * 60_000));
const isAlive = async (token: string, background: boolean): Promise<boolean> =>
  (await findActor({ token, background })).kind === 'user';
const act = (token: string) => isAlive(token, false);
const poll = (token: string) => isAlive(token, true);

describe('findActor', () => {
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
      const bind = newSecret();
      const { token } = await aSession(await anAccount(), bind);
      const kindWith = async (half?: string) => (await findActor({ token, bind: half, background: false })).kind;
      expect([await kindWith(), await kindWith(newSecret()), await kindWith(''), await kindWith(bind)]).toEqual([
        'visitor',
        'visitor',
        'visitor',
        'user',
      ]);
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
