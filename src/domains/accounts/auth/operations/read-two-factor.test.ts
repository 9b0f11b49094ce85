import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor } from '../auth.fixture.server.ts';
import { readTwoFactor } from './read-two-factor.server.ts';

useDatabase();

describe('readTwoFactor', () => {
  it('returns the caller’s own factor, never its secret', async () => {
    const [mine, other] = [asAccount(await anAccount()), asAccount(await anAccount())];
    const { secret } = await aSecondFactor(mine);
    const state = await readTwoFactor(mine, {});
    expect(state).toEqual({ enabled: true, enabled_at: expect.any(String), recovery_codes_left: 10, required: false });
    expect(JSON.stringify(state)).not.toContain(secret);
    expect(await readTwoFactor(other, {})).toMatchObject({ enabled: false });
    await expect(readTwoFactor(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});
