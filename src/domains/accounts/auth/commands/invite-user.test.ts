import { describe, expect, it } from 'vitest';
import { anAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail } from '#tests/support/emails.ts';
import { INVITATION_LIMIT } from '../auth.rules.ts';
import { addUser } from './add-user.server.ts';
import { inviteUser } from './invite-user.server.ts';
import { resetPassword } from './reset-password.server.ts';

useDatabase();

const PASSWORD = 'trois lattes et un chevron';
const tokens = async (): Promise<string[]> => {
  const jobs = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').orderBy('id').execute();
  return jobs.map(({ payload }) => /token=([\w-]{43})/.exec(readEmail(payload).text)?.[1] ?? '');
};

describe('inviteUser', () => {
  it('sends another link, which voids the first, until a password is chosen', async () => {
    const admin = await asAdmin();
    const { id } = await addUser(admin, { name: 'Ada', email: 'ada@essai.example', phone: '', address: '' });
    await inviteUser(admin, { id });
    const [first = '', second = ''] = await tokens();
    const choose = (token: string) =>
      resetPassword(asVisitor(), { token, password: PASSWORD, password_confirmation: PASSWORD });
    await expect(choose(first)).rejects.toMatchObject({ status: 422 });
    await choose(second);
    await expect(inviteUser(admin, { id })).rejects.toMatchObject({
      status: 409,
      message: 'Cette personne a déjà choisi son mot de passe.',
    });
  });

  it('allows only administrators, for existing accounts, and limits the emails', async () => {
    const admin = await asAdmin();
    await expect(inviteUser(admin, { id: 999 })).rejects.toMatchObject({ status: 404 });
    const { id } = await anAccount();
    await expect(inviteUser(asVisitor(), { id })).rejects.toMatchObject({ status: 401 });
    for (let turn = 0; turn < INVITATION_LIMIT.hits; turn += 1) await inviteUser(admin, { id }).catch(() => undefined);
    await expect(inviteUser(admin, { id })).rejects.toMatchObject({ status: 429 });
  });
});
