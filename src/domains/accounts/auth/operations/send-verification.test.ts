import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails, tokenIn } from '#tests/support/emails.ts';
import { sendVerification } from './send-verification.server.ts';

useDatabase();

describe('sendVerification', () => {
  it('sends a link, stores only its hash and voids the previous one', async () => {
    const user = await anAccount();
    await sendVerification({ user, email: user.email });
    await sendVerification({ user, email: 'neuve@essai.example' });
    const emails = await queuedEmails();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'Confirmez votre adresse e-mail'],
      ['neuve@essai.example', 'Confirmez votre nouvelle adresse e-mail'],
    ]);
    const token = tokenIn(emails[1]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await db().selectFrom('email_verifications').select(['token_hash', 'user_id', 'email']).execute()).toEqual([
      { token_hash: hashOfSecret(token), user_id: user.id, email: 'neuve@essai.example' },
    ]);
  });
});
