import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { revokeUserSessions } from './revoke-user-sessions.server.ts';

useDatabase();

describe('revokeUserSessions', () => {
  it('ends all sessions of an account, but keeps the caller’s own', async () => {
    const admin = await anAccount({ role: 'admin' });
    const account = await anAccount();
    const [mine, elsewhere, theirs] = [await aSession(admin), await aSession(admin), await aSession(account)];
    await revokeUserSessions(mine.context, { id: account.id });
    await revokeUserSessions(mine.context, { id: admin.id });
    const kinds = await Promise.all([mine, elsewhere, theirs].map(async ({ token }) => (await toActor(token)).kind));
    expect(kinds).toEqual(['user', 'visitor', 'visitor']);
  });
});
