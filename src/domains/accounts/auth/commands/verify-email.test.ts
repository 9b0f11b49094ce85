import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { changeRights, findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { tokenMailedTo, workOffResets } from '#tests/support/emails.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { requestEmailChange, sendVerification } from '../verification.internal.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { verifyEmail } from './verify-email.server.ts';

useDatabase();
const NEW = 'neuve@essai.example';
const DEAD = { status: 422, fields: { token: ['Ce lien n’est plus valable. Demandez-en un nouveau.'] } };
const open = (token: string) => verifyEmail(asAccount(account), { token });
const stored = () => findAccount({ id: account.id });
let account: Account;

async function aLink(email = account.email): Promise<string> {
  await sendVerification({ user: account, email });
  return tokenMailedTo(email);
}

describe('verifyEmail', () => {
  beforeEach(async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    account = await anAccount();
  });
  afterEach(() => freezeClock());

  describe('emailed link', () => {
    it('verifies the address, once', async () => {
      const link = await aLink();
      expect(await stored()).toMatchObject({ email_verified: false });
      expect(await open(link)).toEqual({ email: account.email });
      expect(await stored()).toMatchObject({ email_verified: true });
      await expect(open(link)).rejects.toMatchObject(DEAD);
    });

    it('expires after one day, and becomes void once a newer one is requested', async () => {
      const older = await aLink();
      const newer = await aLink();
      await expect(open(older)).rejects.toMatchObject(DEAD);
      freezeClock('2026-11-21T08:00:00.000Z');
      await expect(open(newer)).rejects.toMatchObject(DEAD);
      expect(await stored()).toMatchObject({ email_verified: false });
    });

    it('makes a new address the account’s own and voids links sent to the old one', async () => {
      await requestPasswordReset(asVisitor(), { email: account.email });
      await workOffResets();
      await requestEmailChange({ user: account, email: NEW });
      expect(await open(await tokenMailedTo(NEW))).toEqual({ email: NEW });
      expect(await stored()).toMatchObject({ email: NEW, email_verified: true });
      expect(await db().selectFrom('password_resets').selectAll().execute()).toEqual([]);
    });

    it('refuses an address that another account has taken in the meantime', async () => {
      const link = await aLink(NEW);
      await anAccount({ email: NEW });
      await expect(open(link)).rejects.toMatchObject({ fields: { email: [expect.any(String)] } });
      expect(await stored()).toMatchObject({ email: account.email });
    });

    it('refuses a deactivated account', async () => {
      const link = await aLink();
      await changeRights({ id: account.id, is_active: false });
      await expect(open(link)).rejects.toMatchObject(DEAD);
    });

    it('becomes void when its account is deleted', async () => {
      await aLink();
      await db().deleteFrom('users').where('id', '=', account.id).execute();
      expect(await db().selectFrom('email_verifications').selectAll().execute()).toEqual([]);
    });
  });

  it('refuses guessed tokens and limits attempts per client', async () => {
    for (let turn = 0; turn < 20; turn += 1) await expect(open('x')).rejects.toMatchObject(DEAD);
    await expect(open(await aLink())).rejects.toMatchObject({ status: 429 });
  });

  describe('verifyEmail from outside a session of the account', () => {
    it('requires the account’s password of visitors and of other signed-in users', async () => {
      const token = await aLink();
      for (const context of [asVisitor(), asAccount(await anAccount())]) {
        await expect(verifyEmail(context, { token })).rejects.toMatchObject({ status: 401 });
        await expect(verifyEmail(context, { token, password: 'x' })).rejects.toMatchObject({ status: 401 });
      }
      expect(await stored()).toMatchObject({ email_verified: false });
      expect(await verifyEmail(asVisitor(), { token, password: FIXTURE_PASSWORD })).toEqual({ email: account.email });
      expect(await stored()).toMatchObject({ email_verified: true });
    });

    it('limits wrong passwords like a sign-in, and reports an expired link before it asks for one', async () => {
      const token = await aLink();
      const attempt = (password: string) => verifyEmail(asVisitor(), { token, password });
      for (let turn = 0; turn < 5; turn += 1) await expect(attempt('x')).rejects.toMatchObject({ status: 401 });
      await expect(attempt(FIXTURE_PASSWORD)).rejects.toMatchObject({ status: 429 });
      await expect(verifyEmail(asVisitor(), { token: 'x' })).rejects.toMatchObject(DEAD);
    });
  });

  describe('verifyEmail of a new address', () => {
    it('ends every session except the current one, and the challenges', async () => {
      const [own, other] = [await aSession(account), await aSession(account)];
      const token = await aLink(NEW);
      await verifyEmail(own.context, { token });
      expect([(await toActor(own.token)).kind, (await toActor(other.token)).kind]).toEqual(['user', 'visitor']);
    });

    it('ends all sessions when confirmed by the password', async () => {
      const { token } = await aSession(account);
      await verifyEmail(asVisitor(), { token: await aLink(NEW), password: FIXTURE_PASSWORD });
      expect((await toActor(token)).kind).toBe('visitor');
    });

    it('ends no session when the account’s own address is verified', async () => {
      const { token } = await aSession(account);
      await verifyEmail(asVisitor(), { token: await aLink(), password: FIXTURE_PASSWORD });
      expect((await toActor(token)).kind).toBe('user');
    });
  });
});
