import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor } from '../auth.fixture.server.ts';
import { readTwoFactor } from '../auth.queries.server.ts';
import { disableTwoFactor } from './disable-two-factor.server.ts';

useDatabase();

describe('disableTwoFactor', () => {
  it('requires the password, and deletes secret and codes', async () => {
    const context = asAccount(await anAccount());
    await aSecondFactor(context);
    await expect(disableTwoFactor(context, { password: 'x' })).rejects.toMatchObject({
      status: 422,
      fields: { password: ['Le mot de passe actuel est incorrect.'] },
    });
    expect(await readTwoFactor(context, {})).toMatchObject({ enabled: true });
    await disableTwoFactor(context, { password: FIXTURE_PASSWORD });
    expect(await readTwoFactor(context, {})).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect(await db().selectFrom('two_factors').selectAll().execute()).toEqual([]);
    await expect(disableTwoFactor(context, { password: FIXTURE_PASSWORD })).rejects.toMatchObject({ status: 409 });
  });
});
