import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor, getCode } from '../auth.fixture.server.ts';
import { setUpTwoFactor } from './set-up-two-factor.server.ts';
import { takeCode } from './take-code.server.ts';

useDatabase();

describe('takeCode', () => {
  it('accepts each right code once, for its own account only', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    const { secret, codes } = await aSecondFactor(asAccount(account));
    const take = async (code: string, userId = account.id) => (await takeCode({ userId, code })).isRight;
    const [code, spare = ''] = [getCode(secret), codes[0]];
    expect(await take(code, other.id)).toBe(false);
    expect([await take(code), await take(code)]).toEqual([true, false]);
    expect(await take(spare, other.id)).toBe(false);
    expect([await take(spare.toUpperCase()), await take(spare)]).toEqual([true, false]);
  });

  it('refuses codes of a second factor that is still being set up', async () => {
    const account = await anAccount();
    const { secret } = await setUpTwoFactor(asAccount(account), {});
    expect(await takeCode({ userId: account.id, code: getCode(secret) })).toEqual({ isRight: false });
  });
});
