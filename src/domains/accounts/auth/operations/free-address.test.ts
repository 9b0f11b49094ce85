import { describe, expect, it } from 'vitest';
import { confirmEmail } from '#src/domains/accounts/users/operations/confirm-email.server.ts';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { freeAddress } from './free-address.server.ts';

useDatabase();

const system = systemContext('test');
const EMAIL = 'anne@essai.example';

describe('freeAddress', () => {
  it('closes an unverified customer account and keeps the account’s own address', async () => {
    const owner = await anAccount();
    await anAccount({ email: EMAIL });
    await freeAddress(system, { email: owner.email, userId: owner.id });
    await freeAddress(system, { email: EMAIL, userId: owner.id });
    expect(await findAccount({ email: EMAIL })).toBeNull();
    expect(await findAccount({ id: owner.id })).not.toBeNull();
  });

  it('refuses an address that another account has verified or a staff member uses', async () => {
    const [owner, proved] = [await anAccount(), await anAccount()];
    const staff = await anAccount({ role: 'manager' });
    await confirmEmail({ id: proved.id, email: proved.email });
    for (const { email } of [proved, staff]) {
      await expect(freeAddress(system, { email, userId: owner.id })).rejects.toMatchObject({ status: 409 });
    }
  });
});
