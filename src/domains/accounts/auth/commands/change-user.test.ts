import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession, openedBy, toActor } from '../auth.fixture.server.ts';
import { changeUser } from './change-user.server.ts';
import { signIn } from './sign-in.server.ts';

useDatabase();

const PASSWORD = 'trois lattes et un chevron';
const anAdmin = () => anAccount({ role: 'admin' });

describe('changeUser', () => {
  it('changes only the given fields; an empty password keeps the current one', async () => {
    const admin = asAccount(await anAdmin());
    const account = await anAccount({ name: 'Ada' });
    const { token } = await aSession(account);
    const changed = await changeUser(admin, { id: account.id, phone: '04 65 71 00 00', password: '' });
    expect(changed).toMatchObject({ name: 'Ada', phone: '04 65 71 00 00', role: 'user' });
    expect((await toActor(token)).kind).toBe('user');
  });

  it.each([{ role: 'manager' as const }, { is_active: false }, { password: PASSWORD }])(
    'ends all sessions of the account after %j',
    async (change) => {
      const admin = asAccount(await anAdmin());
      const account = await anAccount();
      const { token } = await aSession(account);
      await changeUser(admin, { id: account.id, ...change });
      expect((await toActor(token)).kind).toBe('visitor');
    },
  );

  it('sets the new password', async () => {
    const admin = asAccount(await anAdmin());
    const account = await anAccount();
    await changeUser(admin, { id: account.id, password: PASSWORD });
    const answer = await signIn(asVisitor(), { email: account.email, password: PASSWORD });
    expect(openedBy(answer).user.id).toBe(account.id);
    const lines = await db().selectFrom('audit_log').select('after').where('action', '=', 'user.change').execute();
    expect(JSON.stringify(lines)).not.toContain(PASSWORD);
  });

  it('logs old and new values of the changed fields only', async () => {
    const admin = asAccount(await anAdmin());
    const account = await anAccount({ name: 'Ada' });
    await changeUser(admin, { id: account.id, name: 'Zoé', email: account.email, is_active: true });
    const [line] = await db().selectFrom('audit_log').select(['before', 'after']).execute();
    expect(line).toEqual({ before: '{"name":"Ada"}', after: '{"name":"Zoé"}' });
  });

  it('refuses a stale change with a conflict and overwrites nothing', async () => {
    const admin = asAccount(await anAdmin());
    const account = await anAccount({ name: 'Ada' });
    const stale = changeUser(admin, { id: account.id, name: 'Bob', updated_at: '2026-01-01T00:00:00.000Z' });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
    expect(await changeUser(admin, { id: account.id, name: 'Zoé', updated_at: account.updated_at })).toMatchObject({
      name: 'Zoé',
    });
  });

  it('keeps one administrator, even when two remove each other at once', async () => {
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
