import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { actorOf, aSession, openedBy } from '../auth.fixture.server.ts';
import { changeUser } from './change-user.server.ts';
import { signIn } from './sign-in.server.ts';

useDatabase();

const PASSWORD = 'trois lattes et un chevron';
const anAdmin = () => anAccount({ role: 'admin' });

describe('changing a user', () => {
  it('touches only what it is given; an empty password leaves the one there is', async () => {
    const admin = asAccount(await anAdmin());
    const account = await anAccount({ name: 'Ada' });
    const { token } = await aSession(account);
    const changed = await changeUser(admin, { id: account.id, phone: '04 65 71 00 00', password: '' });
    expect(changed).toMatchObject({ name: 'Ada', phone: '04 65 71 00 00', role: 'user' });
    expect((await actorOf(token)).kind).toBe('user');
  });

  it.each([{ role: 'manager' as const }, { is_active: false }, { password: PASSWORD }])(
    'signs them out everywhere after %j',
    async (change) => {
      const admin = asAccount(await anAdmin());
      const account = await anAccount();
      const { token } = await aSession(account);
      await changeUser(admin, { id: account.id, ...change });
      expect((await actorOf(token)).kind).toBe('visitor');
    },
  );

  it('gives them the new password', async () => {
    const admin = asAccount(await anAdmin());
    const account = await anAccount();
    await changeUser(admin, { id: account.id, password: PASSWORD });
    const answer = await signIn(asVisitor(), { email: account.email, password: PASSWORD });
    expect(openedBy(answer).user.id).toBe(account.id);
    const lines = await db().selectFrom('audit_log').select('after').where('action', '=', 'user.change').execute();
    expect(JSON.stringify(lines)).not.toContain(PASSWORD);
  });

  it('logs what was and what is, of the changed fields alone', async () => {
    const admin = asAccount(await anAdmin());
    const account = await anAccount({ name: 'Ada' });
    await changeUser(admin, { id: account.id, name: 'Zoé', email: account.email, is_active: true });
    const [line] = await db().selectFrom('audit_log').select(['before', 'after']).execute();
    expect(line).toEqual({ before: '{"name":"Ada"}', after: '{"name":"Zoé"}' });
  });

  it('is refused when somebody else has saved meanwhile, and writes nothing over', async () => {
    const admin = asAccount(await anAdmin());
    const account = await anAccount({ name: 'Ada' });
    const stale = changeUser(admin, { id: account.id, name: 'Bob', updated_at: '2026-01-01T00:00:00.000Z' });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
    expect(await changeUser(admin, { id: account.id, name: 'Zoé', updated_at: account.updated_at })).toMatchObject({
      name: 'Zoé',
    });
  });

  it('never takes the last administrator, whatever two of them ask of each other at once', async () => {
    const [first, second] = [await anAdmin(), await anAdmin()];
    const demotions = await Promise.allSettled([
      changeUser(asAccount(first), { id: second.id, role: 'user' }),
      changeUser(asAccount(second), { id: first.id, is_active: false }),
    ]);
    expect(demotions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await db()
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_active', '=', 1)
      .execute();
    expect(left).toHaveLength(1);
  });
});
