import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readCurrentUser } from './read-current-user.server.ts';

useDatabase();

describe('readCurrentUser', () => {
  it('returns the caller’s own account without secret fields', async () => {
    const account = await anAccount({ name: 'Ada' });
    const {
      passwordHash: _secret,
      passwordChangedAt: _at,
      passwordIsWeak: _weak,
      isSelfRegistered: _origin,
      ...view
    } = account;
    expect(await readCurrentUser(asAccount(account), {})).toEqual({
      user: view,
      reminders: { must_enrol: false, renewal_due: false, strength_due: false },
      pending_email: null,
    });
  });

  it('answers a visitor with 401 and a caller without account with 404', async () => {
    await expect(readCurrentUser(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(readCurrentUser(systemContext('test'), {})).rejects.toMatchObject({ code: 'not-found' });
  });
});
