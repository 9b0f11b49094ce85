import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { removeUser } from './remove-user.server.ts';

useDatabase();

describe('removeUser', () => {
  it('deletes the account and its sessions, but never the last administrator', async () => {
    const admin = await anAccount({ role: 'admin' });
    const account = await anAccount();
    const { token } = await aSession(account);
    await removeUser(asAccount(admin), { id: account.id });
    expect((await toActor(token)).kind).toBe('visitor');
    await expect(removeUser(asAccount(admin), { id: admin.id })).rejects.toMatchObject({ code: 'conflict' });
  });
});
