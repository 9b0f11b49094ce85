import { afterEach, describe, expect, it } from 'vitest';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { changeSettings } from '#src/domains/settings/operations/change-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readChatStatus } from './read-chat-status.server.ts';

useDatabase();
describe('readChatStatus', () => {
  afterEach(() => freezeClock());

  const isOnline = async () => (await readChatStatus(asVisitor(), {})).is_online;

  it('returns whether an administrator was active in the last two minutes', async () => {
    expect(await isOnline()).toBe(false);
    await aSession(await anAccount());
    expect(await isOnline()).toBe(false);
    await aSession(await anAccount({ role: 'admin' }));
    expect(await isOnline()).toBe(true);
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
    await db()
      .updateTable('sessions')
      .set({ last_seen_at: ago(110) })
      .execute();
    expect(await isOnline()).toBe(true);
    await db()
      .updateTable('sessions')
      .set({ last_seen_at: ago(121) })
      .execute();
    expect(await isOnline()).toBe(false);
  });

  it('returns when the company answers again, in Paris time', async () => {
    const result = async (at: string) => {
      freezeClock(at);
      const { is_open, away } = await readChatStatus(asVisitor(), {});
      return { is_open, away: away.replaceAll('\u00a0', ' ') };
    };
    const away = 'Nous ne sommes pas devant l’écran pour l’instant.';
    expect(await result('2026-11-23T06:59:00.000Z')).toEqual({
      is_open: false,
      away: `${away} Nous répondons aujourd’hui à 8 h.`,
    });
    const closures = [{ from: '2026-11-01', to: '2030-01-01' }];
    await changeSettings(systemContext('test'), { group: 'hours', values: { closures } });
    expect(await result('2026-11-23T07:00:00.000Z')).toEqual({ is_open: false, away });
  });
});
