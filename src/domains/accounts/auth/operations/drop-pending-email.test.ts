import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { tokenMailedTo } from '#tests/support/emails.ts';
import { dropPendingEmail } from './drop-pending-email.server.ts';
import { findPendingEmail } from './find-pending-email.server.ts';
import { sendVerification } from './send-verification.server.ts';
import { verifyEmail } from './verify-email.server.ts';

useDatabase();

describe('dropPendingEmail', () => {
  it('voids the link for another address, of this account only', async () => {
    const [user, other] = [await anAccount(), await anAccount()];
    await sendVerification({ user, email: 'a@essai.example' });
    await sendVerification({ user: other, email: 'b@essai.example' });
    await dropPendingEmail({ userId: user.id });
    expect(await findPendingEmail({ userId: user.id, email: user.email })).toBeNull();
    expect(await findPendingEmail({ userId: other.id, email: other.email })).toBe('b@essai.example');
    const token = await tokenMailedTo('a@essai.example');
    await expect(verifyEmail(asAccount(user), { token })).rejects.toMatchObject({ status: 422 });
  });

  it('keeps the link that verifies the account’s own address', async () => {
    const user = await anAccount();
    await sendVerification({ user, email: user.email });
    await dropPendingEmail({ userId: user.id });
    const token = await tokenMailedTo(user.email);
    expect(await verifyEmail(asAccount(user), { token })).toEqual({ email: user.email });
  });
});
