import { describe, expect, it } from 'vitest';
import { confirmEmail } from '#src/domains/accounts/users/operations/confirm-email.server.ts';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { requestEmailChange } from './request-email-change.server.ts';

useDatabase();

describe('requestEmailChange', () => {
  it('sends an email to both addresses and changes nothing yet', async () => {
    const user = await anAccount();
    await requestEmailChange({ user, email: 'neuve@essai.example' });
    const emails = await queuedEmails();
    expect(emails.map(({ to }) => to)).toEqual(['neuve@essai.example', user.email]);
    // The current address is not verified: its email repeats no typed text.
    expect(emails[1]?.text).not.toMatch(/neuve@|Camille/);
    expect(emails[1]?.text).toContain('/ce-n-est-pas-moi?token=');
    expect(await findAccount({ id: user.id })).toMatchObject({ email: user.email });
  });

  it('names the new address to a verified current address', async () => {
    const { id, email } = await anAccount();
    const user = await confirmEmail({ id, email });
    await requestEmailChange({ user, email: 'neuve@essai.example' });
    expect((await queuedEmails(email))[0]?.text).toContain('neuve@essai.example');
  });

  it('refuses another account’s address and sends no email', async () => {
    const [user, other] = [await anAccount(), await anAccount()];
    await expect(requestEmailChange({ user, email: other.email })).rejects.toMatchObject({ status: 422 });
    expect(await queuedEmails()).toEqual([]);
  });
});
