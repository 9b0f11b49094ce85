import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail, workOffResets } from '#tests/support/emails.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { resetPassword } from './reset-password.server.ts';

useDatabase();

const PASSWORD = 'kqzvtrwmxhbd';
let account: Account;

async function aLink(): Promise<string> {
  await requestPasswordReset(asVisitor(), { email: account.email });
  await workOffResets();
  const job = await db().selectFrom('jobs').select('payload').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(readEmail(job.payload).text)?.[1] ?? '';
}
const reset = (token: string, password = PASSWORD, password_confirmation = password) =>
  resetPassword(asVisitor(), { token, password, password_confirmation });
const opens = async (password: string): Promise<boolean> => {
  const found = await findAccount({ id: account.id });
  return verifyPassword(password, found?.passwordHash);
};
const DEAD = { status: 422, fields: { token: ['Ce lien n’est plus valable. Demandez-en un nouveau.'] } };

describe('resetPassword', () => {
  beforeEach(async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    account = await anAccount();
  });
  afterEach(() => freezeClock());

  describe('emailed link', () => {
    it('sets a new password, ends every session and opens none', async () => {
      const { token } = await aSession(account);
      expect(await reset(await aLink())).toEqual({});
      expect(await opens(PASSWORD)).toBe(true);
      expect((await toActor(token)).kind).toBe('visitor');
      expect(await db().selectFrom('sessions').selectAll().execute()).toEqual([]);
    });

    it('verifies the address that it was sent to', async () => {
      await reset(await aLink());
      expect(await findAccount({ id: account.id })).toMatchObject({ email_verified: true });
    });

    it('works once', async () => {
      const link = await aLink();
      await reset(link);
      await expect(reset(link, 'zbxmqpwnvkyt')).rejects.toMatchObject(DEAD);
      expect(await opens(PASSWORD)).toBe(true);
    });

    it('works once, even for two simultaneous requests', async () => {
      const link = await aLink();
      const ends = await Promise.allSettled([reset(link), reset(link, 'zbxmqpwnvkyt')]);
      expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    });

    it('expires after thirty minutes', async () => {
      const link = await aLink();
      freezeClock('2026-11-20T08:31:00.000Z');
      await expect(reset(link)).rejects.toMatchObject(DEAD);
      expect(await opens(PASSWORD)).toBe(false);
    });

    it('becomes void once a newer one is requested', async () => {
      const older = await aLink();
      const newer = await aLink();
      await expect(reset(older)).rejects.toMatchObject(DEAD);
      expect(await reset(newer)).toEqual({});
    });

    it('stays valid after a refused password', async () => {
      const link = await aLink();
      for (const password of ['12345678', 'couverture07', 'court']) {
        await expect(reset(link, password)).rejects.toMatchObject({ fields: { password: [expect.any(String)] } });
      }
      await expect(reset(link, PASSWORD, 'autre')).rejects.toMatchObject({
        fields: { password_confirmation: ['Les mots de passe ne correspondent pas'] },
      });
      expect(await reset(link)).toEqual({});
    });
  });

  it.each(['x', 'a\u0000b', "' or 1=1 --", 'x'.repeat(200)])('refuses the invalid token %s', async (token) => {
    await aLink();
    await expect(reset(token)).rejects.toMatchObject(DEAD);
  });

  it('limits attempts per client', async () => {
    for (let turn = 0; turn < 20; turn += 1) await reset('x', 'motdepasse').catch(() => {});
    await expect(reset(await aLink())).rejects.toMatchObject({ status: 429 });
  });
});
