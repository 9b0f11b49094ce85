import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { toggleUser } from './toggle-user.server.ts';

useDatabase();

describe('toggleUser', () => {
  it('deactivates an account, activates it again, and keeps the last administrator active', async () => {
    const admin = await anAccount({ role: 'admin' });
    const { id } = await anAccount();
    expect((await toggleUser(asAccount(admin), { id })).is_active).toBe(false);
    expect((await toggleUser(asAccount(admin), { id })).is_active).toBe(true);
    await expect(toggleUser(asAccount(admin), { id: admin.id })).rejects.toMatchObject({ code: 'conflict' });
  });
});
