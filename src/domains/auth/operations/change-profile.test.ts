import { expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeProfile } from './change-profile.server.ts';

useDatabase();

const FIELDS = {
  name: 'Élodie Vernet',
  email: 'elodie@essai.example',
  phone: '04 65 71 00 01',
  address: '1 rue du Toit',
};

it('changes the account that asks, and says so in the audit log', async () => {
  const [account, other] = [await anAccount(), await anAccount()];
  const { user } = await changeProfile(asAccount(account), FIELDS);
  expect(user).toMatchObject({ id: account.id, ...FIELDS });
  expect(user).not.toHaveProperty('passwordHash');
  expect(await db().selectFrom('users').select('email').where('id', '=', other.id).execute()).toEqual([
    { email: other.email },
  ]);
  expect(await db().selectFrom('audit_log').select(['action', 'subject']).execute()).toEqual([
    { action: 'profile.change', subject: `user:${account.id}` },
  ]);
});

it('raises nobody: role, state and id are not in a profile', async () => {
  const account = await anAccount();
  const raised = { ...FIELDS, role: 'admin', is_active: false, id: 1, password_hash: 'x' };
  const { user } = await changeProfile(asAccount(account), raised);
  expect(user).toMatchObject({ id: account.id, role: 'user', is_active: true });
  const row = await db().selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  expect(row.password_hash).toBe(account.passwordHash);
});

it('refuses the address of another account, and fields that are none', async () => {
  const [account, other] = [await anAccount(), await anAccount()];
  const change = (fields: object) => changeProfile(asAccount(account), { ...FIELDS, ...fields });
  await expect(change({ email: other.email })).rejects.toMatchObject({
    fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
  });
  for (const fields of [{ name: '' }, { name: 'x'.repeat(121) }, { email: 'x' }, { phone: 'x' }]) {
    await expect(change(fields)).rejects.toMatchObject({ code: 'invalid' });
  }
});

it('needs somebody who has a profile', async () => {
  await expect(changeProfile(asVisitor(), FIELDS)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(changeProfile(systemContext('test'), FIELDS)).rejects.toMatchObject({ code: 'unauthenticated' });
});
