import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.server.ts';

useDatabase();

describe('renewRecoveryCodes', () => {
  it('refuses everybody but the server', async () => {
    const account = await anAccount();
    const { recovery_codes } = await renewRecoveryCodes(systemContext('test'), { userId: account.id });
    expect(recovery_codes).toHaveLength(10);
    await expect(renewRecoveryCodes(asAccount(account), { userId: account.id })).rejects.toMatchObject({ status: 403 });
  });
});
