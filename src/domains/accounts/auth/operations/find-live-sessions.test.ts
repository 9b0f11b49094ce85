import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { changeSettings } from '#src/domains/settings/operations/change-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession } from '../auth.fixture.server.ts';
import { findLiveSessions } from './find-live-sessions.server.ts';

useDatabase();

const SYSTEM = systemContext('test');
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const getId = ({ context: { actor } }: Awaited<ReturnType<typeof aSession>>) =>
  actor.kind === 'user' ? actor.sessionId : 0;
const touch = (id: number, change: { last_seen_at?: string; created_at?: string; expires_at?: string }) =>
  db().updateTable('sessions').set(change).where('id', '=', id).execute();

describe('findLiveSessions', () => {
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
