import { describe, expect, it } from 'vitest';
import { confirmEmail } from '#src/domains/accounts/users/operations/confirm-email.server.ts';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { A_QUESTION, aChat, aTalk } from '../chat.fixture.server.ts';
import { findUserChats } from './find-user-chats.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();

/** Returns the conversations, each with its messages as an array. */
const readChats = async (userId: number) =>
  Promise.all(
    (await readRows(findUserChats({ userId }))).map(async (chat) => ({
      ...chat,
      messages: await readRows(chat.messages),
    })),
  );

describe('findUserChats', () => {
  it('returns those opened while signed in, and those under the email address once it is verified', async () => {
    const account = await anAccount();
    const found = () => readChats(account.id);
    const { session_id } = await aTalk({ by: asAccount(account), name: 'Ada' });
    await aTalk({ email: account.email, name: 'Sans compte' });
    await aTalk({ name: 'Étrangère', email: 'autre@essai.example' });
    await sendChatMessage(await asAdmin(), { session_id, message: 'Oui.' });
    expect((await found()).map(({ name }) => name)).toEqual(['Ada']);
    await confirmEmail({ id: account.id, email: account.email });
    const chats = await found();
    expect(chats.map(({ name }) => name)).toEqual(['Sans compte', 'Ada']);
    expect(chats[1]?.messages.map(({ sender_type, message }) => [sender_type, message])).toEqual([
      ['user', A_QUESTION],
      ['admin', 'Oui.'],
    ]);
    // The secret id is not part of the export.
    expect(JSON.stringify(chats)).not.toContain(session_id);
  });

  it('returns all conversations in full, including those without messages', async () => {
    const account = await anAccount();
    for (let count = 0; count < 3; count += 1) await aChat({ by: asAccount(account) });
    expect(await readChats(account.id)).toHaveLength(3);
  });
});
