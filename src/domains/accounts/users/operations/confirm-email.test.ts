import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { changeAccount } from './change-account.server.ts';
import { confirmEmail } from './confirm-email.server.ts';
import { findAccount } from './find-account.server.ts';

useDatabase();

describe('confirmEmail', () => {
  it('verifies the current address without a new version of the account', async () => {
    const { id, email, updated_at } = await anAccount();
    expect(await confirmEmail({ id, email })).toMatchObject({ email, email_verified: true, updated_at });
  });

  it('replaces the account’s address with the proved one, which the search then finds', async () => {
    const { id } = await anAccount();
    await confirmEmail({ id, email: 'neuve@essai.example' });
    expect(await findAccount({ email: 'neuve@essai.example' })).toMatchObject({ id, email_verified: true });
  });

  it('resets the verification when the address changes otherwise, and keeps it for the same address', async () => {
    const { id, email } = await anAccount();
    await confirmEmail({ id, email });
    expect(await changeAccount({ id, change: { email, name: 'Zoé' } })).toMatchObject({ email_verified: true });
    const changed = await changeAccount({ id, change: { email: 'autre@essai.example' } });
    expect(changed).toMatchObject({ email_verified: false });
  });

  it('refuses another account’s address', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    await expect(confirmEmail({ id: account.id, email: other.email })).rejects.toMatchObject({
      fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
    });
    await expect(confirmEmail({ id: 9_999, email: 'x@essai.example' })).rejects.toMatchObject({ status: 404 });
  });
});
