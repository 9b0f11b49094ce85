import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { confirmEmail, findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails, tokenIn, tokenMailedTo } from '#tests/support/emails.ts';
import { aSecondFactor, aSession, toActor } from '../auth.fixture.server.ts';
import { findTwoFactor } from '../two-factor.internal.server.ts';
import { findPendingEmail, requestEmailChange } from '../verification.internal.server.ts';
import { disavowAddressChange } from './disavow-address-change.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { verifyEmail } from './verify-email.server.ts';

useDatabase();
afterEach(() => freezeClock());
const NEW = 'voleur@essai.example';
const PASSWORD = 'kqzvtrwmxhbd';
const DEAD = { status: 422, fields: { token: [expect.any(String)] } };
const stored = () => findAccount({ id: account.id });
const contest = (token: string) => disavowAddressChange(asVisitor(), { token });
/** Returns the links emailed to the previous address, oldest first. */
const contestations = async () =>
  (await queuedEmails(account.email)).filter(({ text }) => text.includes('/ce-n-est-pas-moi?')).map(tokenIn);
let account: Account;

async function asked(): Promise<string> {
  await requestEmailChange({ user: account, email: NEW });
  return (await contestations()).at(-1) ?? '';
}
async function replaced(): Promise<string> {
  const token = await asked();
  await verifyEmail(asAccount(account), { token: await tokenMailedTo(NEW) });
  return token;
}

beforeEach(async () => {
  freezeClock('2026-11-20T08:00:00.000Z');
  const { id, email } = await anAccount();
  account = await confirmEmail({ id, email });
});

describe('disavowAddressChange', () => {
  it('voids a pending change, ends every session, voids the password and emails a link to set another', async () => {
    const { token } = await aSession(account);
    const link = await asked();
    expect(await contest(link)).toEqual({ email: account.email });
    expect(await findPendingEmail({ userId: account.id, email: account.email })).toBeNull();
    expect((await toActor(token)).kind).toBe('visitor');
    expect(await stored()).toMatchObject({ email: account.email, passwordHash: '' });
    const reset = await tokenMailedTo(account.email);
    await resetPassword(asVisitor(), { token: reset, password: PASSWORD, password_confirmation: PASSWORD });
    expect(await stored()).toMatchObject({ email: account.email, email_verified: true });
  });

  it.each([0, 1])('restores a replaced address by the link of email %i, once', async (emailContent) => {
    await replaced();
    expect(await stored()).toMatchObject({ email: NEW });
    const links = await contestations();
    expect(links).toHaveLength(2);
    await contest(links[emailContent] ?? '');
    expect(await stored()).toMatchObject({ email: account.email, email_verified: true });
    for (const link of links) await expect(contest(link)).rejects.toMatchObject(DEAD);
  });

  it('expires after seven days', async () => {
    const link = await replaced();
    freezeClock('2026-11-27T08:00:00.000Z');
    await expect(contest(link)).rejects.toMatchObject(DEAD);
    expect(await stored()).toMatchObject({ email: NEW });
  });

  it('keeps an earlier second factor and removes a later one', async () => {
    await aSecondFactor(asAccount(account));
    const factor = () => findTwoFactor({ userId: account.id, role: 'user' });
    freezeClock('2026-11-20T08:05:00.000Z');
    await contest(await asked());
    expect(await factor()).toMatchObject({ enabled: true });
    const other = await anAccount();
    account = await confirmEmail({ id: other.id, email: other.email });
    const link = await replaced();
    freezeClock('2026-11-20T08:10:00.000Z');
    await aSecondFactor(asAccount(account));
    await contest(link);
    expect(await factor()).toMatchObject({ enabled: false });
  });

  it('takes the address back from an account that was opened with it in the meantime', async () => {
    const link = await replaced();
    const squatter = await anAccount({ email: account.email });
    await contest(link);
    expect(await stored()).toMatchObject({ email: account.email });
    expect(await findAccount({ id: squatter.id })).toBeNull();
  });

  it('refuses to restore a previous address that was never verified', async () => {
    account = await anAccount();
    const link = await replaced();
    await expect(contest(link)).rejects.toMatchObject(DEAD);
    expect(await stored()).toMatchObject({ email: NEW });
  });

  it('limits attempts per client', async () => {
    const link = await asked();
    for (let turn = 0; turn < 20; turn += 1) await expect(contest('x')).rejects.toMatchObject(DEAD);
    await expect(contest(link)).rejects.toMatchObject({ status: 429 });
  });
});
