import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession } from '../auth.fixture.server.ts';
import { findSessions } from './find-sessions.server.ts';

useDatabase();

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
