import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails, tokenMailedTo } from '#tests/support/emails.ts';
import { changeProfile } from './change-profile.server.ts';
import { resendVerification } from './resend-verification.server.ts';
import { verifyEmail } from './verify-email.server.ts';

useDatabase();

const NEW = 'neuve@essai.example';

describe('resendVerification', () => {
  it('sends a new link for an unverified address, and nothing once it is verified', async () => {
    const account = await anAccount();
    const context = asAccount(account);
    expect(await resendVerification(context, {})).toEqual({ sent_to: account.email });
    await verifyEmail(context, { token: await tokenMailedTo(account.email) });
    expect(await resendVerification(context, {})).toEqual({ sent_to: null });
    await changeProfile(context, { email: NEW, current_password: FIXTURE_PASSWORD });
    expect(await resendVerification(context, {})).toEqual({ sent_to: NEW });
    expect((await queuedEmails()).map(({ to }) => to)).toEqual([account.email, NEW, account.email, NEW]);
  });

  it('limits requests per account and requires an account', async () => {
    const context = asAccount(await anAccount());
    for (let turn = 0; turn < 5; turn += 1) await resendVerification(context, {});
    await expect(resendVerification(context, {})).rejects.toMatchObject({ status: 429 });
    await expect(resendVerification(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
