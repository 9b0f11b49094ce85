import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { workOffResets } from '#tests/support/emails.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { changePassword } from './change-password.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';

useDatabase();

const NEW = 'trois lattes et une tuile';
const change = (current = FIXTURE_PASSWORD, password = NEW, confirmation = password) => ({
  current_password: current,
  password,
  password_confirmation: confirmation,
});

describe('changePassword', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  describe('new password', () => {
    it('replaces the old one, ends other sessions and voids an emailed link, but keeps the current session', async () => {
      const account = await anAccount();
      const [mine, other] = [await aSession(account), await aSession(account)];
      await requestPasswordReset(asVisitor(), { email: account.email });
      await workOffResets();
      await changePassword(mine.context, change());
      expect((await toActor(mine.token)).kind).toBe('user');
      expect((await toActor(other.token)).kind).toBe('visitor');
      expect(await db().selectFrom('password_resets').selectAll().execute()).toEqual([]);
      const changed = await findAccount({ id: account.id });
      expect(await verifyPassword(NEW, changed?.passwordHash)).toBe(true);
    });

    it('writes an audit entry without the password', async () => {
      await changePassword((await aSession(await anAccount())).context, change());
      const lines = await db().selectFrom('audit_log').selectAll().orderBy('id', 'desc').execute();
      expect(lines[0]).toMatchObject({ action: 'password.change', before: null, after: null });
    });

    it.each([
      ['12345678', 'password'],
      ['motdepasse', 'password'],
      ['toiture2026', 'password'],
      ['court', 'password'],
      ['x'.repeat(129), 'password'],
    ])('refuses %s', async (password, field) => {
      const { context } = await aSession(await anAccount());
      const refused = changePassword(context, change(FIXTURE_PASSWORD, password));
      await expect(refused).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } });
    });

    it('requires the same password in both fields', async () => {
      const { context } = await aSession(await anAccount());
      await expect(changePassword(context, change(FIXTURE_PASSWORD, NEW, 'autre'))).rejects.toMatchObject({
        fields: { password_confirmation: ['Les mots de passe ne correspondent pas'] },
      });
    });
  });

  describe('current password', () => {
    it('refuses a wrong one with 422, which does not sign out', async () => {
      const { context, token } = await aSession(await anAccount());
      await expect(changePassword(context, change('autre'))).rejects.toMatchObject({
        status: 422,
        fields: { current_password: ['Le mot de passe actuel est incorrect.'] },
      });
      expect((await toActor(token)).kind).toBe('user');
    });

    it('allows five attempts per quarter of an hour', async () => {
      const { context } = await aSession(await anAccount());
      for (let turn = 0; turn < 5; turn += 1) {
        await expect(changePassword(context, change('autre'))).rejects.toMatchObject({ status: 422 });
      }
      await expect(changePassword(context, change())).rejects.toMatchObject({ status: 429 });
      freezeClock('2026-11-20T08:16:00.000Z');
      await expect(changePassword(context, change())).resolves.toEqual({});
    });
  });

  it('refuses a visitor and the system, which have no password', async () => {
    await expect(changePassword(asVisitor(), change())).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(changePassword(systemContext('test'), change())).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
