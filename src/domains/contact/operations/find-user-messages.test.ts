import { describe, expect, it } from 'vitest';
import { confirmEmail } from '#src/domains/accounts/users/operations/confirm-email.server.ts';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { A_REQUEST, aMessage } from '../contact.fixture.server.ts';
import { findUserMessages } from './find-user-messages.server.ts';
import { sendMessage } from './send-message.server.ts';

useDatabase();

describe('findUserMessages', () => {
  it('finds messages sent while signed in or under the verified address, and none of other accounts', async () => {
    const account = await anAccount();
    await sendMessage(asAccount(account), A_REQUEST);
    await aMessage({ email: account.email });
    const messages = await readRows(findUserMessages({ userId: account.id }));
    expect(messages).toMatchObject([{ subject: A_REQUEST.subject, message: A_REQUEST.message }]);
    await confirmEmail(account);
    expect(await readRows(findUserMessages({ userId: account.id }))).toHaveLength(2);
  });
});
