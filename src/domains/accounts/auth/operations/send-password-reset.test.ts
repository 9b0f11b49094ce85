import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { sendPasswordReset } from './send-password-reset.server.ts';

useDatabase();

const send = (email: string) => sendPasswordReset({ email });

describe('sendPasswordReset', () => {
  it('sends one link to an active account', async () => {
    const { email } = await anAccount();
    await send(email);
    expect(await queuedEmails()).toMatchObject([{ to: email, text: expect.stringContaining('token=') }]);
  });

  it('sends no email to an unknown address or a deactivated account', async () => {
    const { email } = await anAccount();
    await db().updateTable('users').set({ is_active: 0 }).execute();
    await send(email);
    await send('nobody@essai.example');
    expect(await queuedEmails()).toEqual([]);
  });
});
