import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.server.ts';

useDatabase();

describe('renewRecoveryCodes', () => {
  it('returns ten new codes', async () => {
    const account = await anAccount();
    const { recovery_codes } = await renewRecoveryCodes({ userId: account.id });
    expect(recovery_codes).toHaveLength(10);
  });
});
