import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { verifyAudit } from '#src/platform/audit-verify.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { eraseOwnAccount } from './erase-own-account.server.ts';

useDatabase();

describe('eraseOwnAccount', () => {
  it('requires the password and deletes the account at once', async () => {
    const account = await anAccount();
    const { token, context } = await aSession(account);
    await expect(eraseOwnAccount(context, { password: 'x' })).rejects.toMatchObject({
      fields: { password: ['Le mot de passe actuel est incorrect.'] },
    });
    await eraseOwnAccount(context, { password: FIXTURE_PASSWORD });
    expect((await toActor(token)).kind).toBe('visitor');
    expect(await db().selectFrom('users').selectAll().execute()).toEqual([]);
    const last = await db().selectFrom('audit_log').select('action').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(last.action).toBe('user.erase');
    const result = await db().selectFrom('audit_log').selectAll().execute();
    expect(result.length).toBeGreaterThan(1);
    expect(
      result.map(({ actor_name, ip, user_agent, search_text }) => [actor_name, ip, user_agent, search_text]),
    ).toEqual(result.map(({ action }) => ['', '', '', action === 'user.erase' ? 'user.erase self' : '']));
    expect((await verifyAudit()).finding).toBeUndefined();
  });

  it('refuses to delete the last active administrator', async () => {
    const admin = await anAccount({ role: 'admin' });
    const erase = () => eraseOwnAccount(asAccount(admin), { password: FIXTURE_PASSWORD });
    await expect(erase()).rejects.toMatchObject({ status: 409 });
    await anAccount({ role: 'admin' });
    await erase();
  });

  it('requires a session', async () => {
    await expect(eraseOwnAccount(asVisitor(), { password: 'x' })).rejects.toMatchObject({ status: 401 });
  });
});
