import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { makeDisavowal } from './make-disavowal.server.ts';
import { purgeSessions } from './purge-sessions.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
afterEach(() => freezeClock());

describe('makeDisavowal', () => {
  it('stores a hash of 256 random bits for seven days', async () => {
    const { id: userId, email } = await anAccount();
    const { token } = await makeDisavowal({ userId, email, wasVerified: true });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await db().selectFrom('address_disavowals').selectAll().execute();
    expect(rows).toMatchObject([{ user_id: userId, email, expires_at: '2026-11-27T08:00:00.000Z' }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    freezeClock('2026-11-27T08:00:00.000Z');
    await purgeSessions();
    expect(await db().selectFrom('address_disavowals').selectAll().execute()).toEqual([]);
  });
});
