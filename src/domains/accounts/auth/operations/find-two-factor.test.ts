import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findTwoFactor } from './find-two-factor.server.ts';

useDatabase();

const system = systemContext('test');

describe('findTwoFactor', () => {
  it('requires it of administrators only, while the settings require it', async () => {
    const { id: userId } = await anAccount();
    const required = async (role: 'admin' | 'manager' | 'user') => (await findTwoFactor({ userId, role })).required;
    expect(await required('admin')).toBe(false);
    await saveSettings(system, { group: 'security', values: { two_factor_auth: true } });
    expect([await required('admin'), await required('manager'), await required('user')]).toEqual([true, false, false]);
  });
});
