import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor } from '../auth.fixture.server.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.server.ts';

useDatabase();

describe('replaceRecoveryCodes', () => {
  it('returns ten new codes for the password and voids the earlier ones', async () => {
    const context = asAccount(await anAccount());
    await expect(replaceRecoveryCodes(context, { password: FIXTURE_PASSWORD })).rejects.toMatchObject({ status: 409 });
    const { codes } = await aSecondFactor(context);
    const stored = () => db().selectFrom('recovery_codes').select('code_hash').execute();
    const before = (await stored()).map(({ code_hash }) => code_hash);
    await expect(replaceRecoveryCodes(context, { password: 'x' })).rejects.toMatchObject({ status: 422 });
    const { recovery_codes } = await replaceRecoveryCodes(context, { password: FIXTURE_PASSWORD });
    expect(recovery_codes.filter((code) => codes.includes(code))).toEqual([]);
    const after = (await stored()).map(({ code_hash }) => code_hash);
    expect([after.length, after.filter((hash) => before.includes(hash))]).toEqual([10, []]);
  });
});
