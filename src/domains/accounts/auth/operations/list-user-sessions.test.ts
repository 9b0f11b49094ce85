import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSecondFactor, aSession } from '../auth.fixture.server.ts';
import { addUser } from './add-user.server.ts';
import { listUserSessions } from './list-user-sessions.server.ts';

useDatabase();

describe('listUserSessions', () => {
  it('shows an administrator the sessions and sign-in methods of an account', async () => {
    const admin = await asAdmin();
    const account = await anAccount();
    const { context } = await aSession(account);
    await aSecondFactor(context);
    const access = await listUserSessions(admin, { id: account.id });
    expect(access).toMatchObject({
      sessions: [{ device: 'Firefox, Linux', is_current: false }],
      two_factor_enabled: true,
      is_invited: false,
    });
    expect(JSON.stringify(access)).not.toMatch(/hash|secret/);
  });

  it('reports an invited user who has not chosen a password yet', async () => {
    const admin = await asAdmin();
    const { id } = await addUser(admin, { name: 'Ada', email: 'ada@essai.example', phone: '', address: '' });
    expect(await listUserSessions(admin, { id })).toEqual({
      sessions: [],
      two_factor_enabled: false,
      is_invited: true,
    });
  });

  it('allows only administrators, for existing accounts', async () => {
    await expect(listUserSessions(await asAdmin(), { id: 999 })).rejects.toMatchObject({ status: 404 });
    const account = await anAccount();
    await expect(listUserSessions(asAccount(account), { id: account.id })).rejects.toMatchObject({ status: 403 });
  });
});
