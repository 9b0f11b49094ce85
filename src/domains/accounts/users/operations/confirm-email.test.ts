import { expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAccount } from '../user.fixture.server.ts';
import { changeAccount } from './change-account.server.ts';
import { confirmEmail } from './confirm-email.server.ts';
import { findAccount } from './find-account.server.ts';

useDatabase();

const system = systemContext('test');

it('verifies the address there is, without another version of the account', async () => {
  const { id, email, updated_at } = await anAccount();
  expect(await confirmEmail(system, { id, email })).toMatchObject({ email, email_verified: true, updated_at });
});

it('makes another address the account’s own, found by the search', async () => {
  const { id } = await anAccount();
  await confirmEmail(system, { id, email: 'neuve@essai.example' });
  expect(await findAccount(system, { email: 'neuve@essai.example' })).toMatchObject({ id, email_verified: true });
});

it('an address that changes in any other way is verified no longer; the same one stays so', async () => {
  const { id, email } = await anAccount();
  await confirmEmail(system, { id, email });
  expect(await changeAccount(system, { id, change: { email, name: 'Zoé' } })).toMatchObject({ email_verified: true });
  const changed = await changeAccount(system, { id, change: { email: 'autre@essai.example' } });
  expect(changed).toMatchObject({ email_verified: false });
});

it('takes nobody else’s address, and is the house’s own work', async () => {
  const [account, other] = [await anAccount(), await anAccount()];
  await expect(confirmEmail(system, { id: account.id, email: other.email })).rejects.toMatchObject({
    fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
  });
  await expect(confirmEmail(system, { id: 9_999, email: 'x@essai.example' })).rejects.toMatchObject({ status: 404 });
  const own = { id: account.id, email: account.email };
  await expect(confirmEmail(asAccount(account), own)).rejects.toMatchObject({ code: 'forbidden' });
});
