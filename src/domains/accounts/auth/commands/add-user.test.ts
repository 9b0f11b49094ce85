import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail } from '#tests/support/emails.ts';
import { openedBy } from '../auth.fixture.server.ts';
import { addUser } from './add-user.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { signIn } from './sign-in.server.ts';

useDatabase();

const NEW = { name: 'Ada', email: 'ada@essai.example', phone: '', address: '' };
const PASSWORD = 'trois lattes et un chevron';

describe('addUser', () => {
  it('allows an immediate sign-in when a password is given', async () => {
    const user = await addUser(await asAdmin(), { ...NEW, role: 'manager', password: PASSWORD });
    expect(user).toMatchObject({ name: 'Ada', role: 'manager', is_active: true });
    const { user: signedIn } = openedBy(await signIn(asVisitor(), { email: NEW.email, password: PASSWORD }));
    expect(signedIn.id).toBe(user.id);
  });

  it('emails a link to choose a password when none is given; refuses sign-ins until then', async () => {
    await addUser(await asAdmin(), NEW);
    await expect(signIn(asVisitor(), { email: NEW.email, password: 'x' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const [job] = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    const [, token = ''] = /token=([\w-]{43})/.exec(readEmail(job?.payload ?? '{}').text) ?? [];
    await resetPassword(asVisitor(), { token, password: PASSWORD, password_confirmation: PASSWORD });
    const answer = await signIn(asVisitor(), { email: NEW.email, password: PASSWORD });
    expect(openedBy(answer).user.name).toBe('Ada');
  });

  it('refuses a taken address and an easily guessed password', async () => {
    const admin = await asAdmin();
    await addUser(admin, NEW);
    await expect(addUser(admin, NEW)).rejects.toMatchObject({ fields: { email: [expect.any(String)] } });
    await expect(addUser(admin, { ...NEW, email: 'b@essai.example', password: '12345678' })).rejects.toMatchObject({
      fields: { password: [expect.any(String)] },
    });
  });

  it('writes an audit entry without the password', async () => {
    await addUser(await asAdmin(), { ...NEW, password: PASSWORD });
    const lines = await db().selectFrom('audit_log').selectAll().where('action', '=', 'user.create').execute();
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(PASSWORD);
  });
});
