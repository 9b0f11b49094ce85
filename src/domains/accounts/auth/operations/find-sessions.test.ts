import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession } from '../auth.fixture.server.ts';
import { findSessions } from './find-sessions.server.ts';

useDatabase();

describe('findSessions', () => {
  it('refuses everybody but the server, and marks the current session', async () => {
    const account = await anAccount();
    await aSession(account);
    const { id: userId, role } = account;
    const { sessions } = await findSessions(systemContext('test'), { userId, role, currentId: 0 });
    expect(sessions).toMatchObject([{ is_current: false, location: 'Internet' }]);
    const [first] = sessions;
    const again = await findSessions(systemContext('test'), { userId, role, currentId: first?.id ?? 0 });
    expect(again.sessions).toMatchObject([{ is_current: true }]);
    await expect(findSessions(asAccount(account), { userId, role, currentId: 0 })).rejects.toMatchObject({
      status: 403,
    });
  });
});
