import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession } from '../auth.fixture.server.ts';
import { changeProfile } from './change-profile.server.ts';
import { readOwnProfile } from './read-own-profile.server.ts';

useDatabase();
describe('readOwnProfile', () => {
  afterEach(() => freezeClock());

  it('counts the account’s lines in the audit log, this month separately', async () => {
    freezeClock('2026-10-30T10:00:00.000Z');
    const account = await anAccount({ role: 'admin' });
    await aSession(account);
    freezeClock('2026-11-20T10:00:00.000Z');
    const { context } = await aSession(account);
    await aSession(await anAccount());
    await changeProfile(context, { bio: 'Couvreuse depuis 1998.' });
    expect(await readOwnProfile(context, {})).toMatchObject({
      user: { id: account.id },
      profile: { bio: 'Couvreuse depuis 1998.' },
      statistics: { logins: 2, sessions_this_month: 1, actions: 1, last_login: '2026-11-20T10:00:00.000Z' },
      two_factor: { enabled: false },
      chosen_at: '2026-10-30T10:00:00.000Z',
      renewal_days: 90,
      longest_timeout: 30,
    });
  });

  it('reminds staff of an old password, never a customer, and locks no account', async () => {
    await saveSettings(systemContext('test'), { group: 'security', values: { password_expiry: 30 } });
    freezeClock('2026-10-01T10:00:00.000Z');
    const [admin, customer] = [await anAccount({ role: 'admin' }), await anAccount()];
    const isDue = async (account: typeof admin) => (await readOwnProfile(asAccount(account), {})).reminders.renewal_due;
    freezeClock('2026-10-31T09:59:59.000Z');
    expect(await isDue(admin)).toBe(false);
    freezeClock('2026-10-31T10:00:00.000Z');
    expect([await isDue(admin), await isDue(customer)]).toEqual([true, false]);
  });

  it('requires a session', async () => {
    await expect(readOwnProfile(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});
