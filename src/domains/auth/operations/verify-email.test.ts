import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeRights } from '#src/domains/users/operations/change-rights.server.ts';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import type { Account } from '#src/domains/users/user.contract.ts';
import { anAccount, asVisitor } from '#src/domains/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { tokenMailedTo, workOffResets } from '#tests/support/letters.ts';
import { requestEmailChange } from './request-email-change.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { sendVerification } from './send-verification.server.ts';
import { verifyEmail } from './verify-email.server.ts';

useDatabase();

const system = systemContext('test');
const NEW = 'neuve@essai.example';
const DEAD = { status: 422, fields: { token: ['Ce lien n’est plus valable. Demandez-en un nouveau.'] } };
const open = (token: string) => verifyEmail(asVisitor(), { token });
const stored = () => findAccount(system, { id: account.id });
let account: Account;

async function aLink(email = account.email): Promise<string> {
  await sendVerification(system, { user: account, email });
  return tokenMailedTo(email);
}

beforeEach(async () => {
  freezeClock('2026-11-20T08:00:00.000Z');
  account = await anAccount();
});
afterEach(() => freezeClock());

describe('a mailed link', () => {
  it('proves the address, once', async () => {
    const link = await aLink();
    expect(await stored()).toMatchObject({ email_verified: false });
    expect(await open(link)).toEqual({ email: account.email });
    expect(await stored()).toMatchObject({ email_verified: true });
    await expect(open(link)).rejects.toMatchObject(DEAD);
  });

  it('is good for one day, and void once a newer one was asked for', async () => {
    const older = await aLink();
    const newer = await aLink();
    await expect(open(older)).rejects.toMatchObject(DEAD);
    freezeClock('2026-11-21T08:00:00.000Z');
    await expect(open(newer)).rejects.toMatchObject(DEAD);
    expect(await stored()).toMatchObject({ email_verified: false });
  });

  it('makes a new address the account’s own; links that went to the old one are void', async () => {
    await requestPasswordReset(asVisitor(), { email: account.email });
    await workOffResets();
    await requestEmailChange(system, { user: account, email: NEW });
    expect(await open(await tokenMailedTo(NEW))).toEqual({ email: NEW });
    expect(await stored()).toMatchObject({ email: NEW, email_verified: true });
    expect(await db().selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  it('gives nobody an address that became another’s meanwhile', async () => {
    const link = await aLink(NEW);
    await anAccount({ email: NEW });
    await expect(open(link)).rejects.toMatchObject({ fields: { email: [expect.any(String)] } });
    expect(await stored()).toMatchObject({ email: account.email });
  });

  it('opens nothing of an account that is closed', async () => {
    const link = await aLink();
    await changeRights(system, { id: account.id, is_active: false });
    await expect(open(link)).rejects.toMatchObject(DEAD);
  });

  it('goes with its account', async () => {
    await aLink();
    await db().deleteFrom('users').where('id', '=', account.id).execute();
    expect(await db().selectFrom('email_verifications').selectAll().execute()).toEqual([]);
  });
});

it('guessing is in vain, and limited by client', async () => {
  for (let turn = 0; turn < 20; turn += 1) await expect(open('x')).rejects.toMatchObject(DEAD);
  await expect(open(await aLink())).rejects.toMatchObject({ status: 429 });
});
