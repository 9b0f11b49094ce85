import { describe, expect, it } from 'vitest';
import { saveProfile } from '#src/domains/accounts/users/operations/save-profile.server.ts';
import { anAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor, aSession, toActor } from '../auth.fixture.server.ts';
import { closeAccount } from './close-account.server.ts';

useDatabase();

const system = systemContext('test');

describe('closeAccount', () => {
  it('deletes sessions, profile and second factor with the account', async () => {
    const account = await anAccount();
    const { token, context } = await aSession(account);
    await aSecondFactor(context);
    await saveProfile({ id: account.id, change: { bio: 'Couvreuse' } });
    await closeAccount(system, { id: account.id });
    expect((await toActor(token)).kind).toBe('visitor');
    for (const table of ['users', 'user_profiles', 'two_factors', 'recovery_codes', 'sessions'] as const) {
      expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it('refuses an unknown account', async () => {
    await expect(closeAccount(system, { id: 999 })).rejects.toMatchObject({ status: 404 });
  });
});
