import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { configureReplies, findReplyToken, type ReplyToken } from '#src/platform/mail/reply-address.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { A_QUESTION, aConversation } from './chat.fixture.server.ts';
import { mailChatAnswers } from './chat.internal.server.ts';
import { opensChat, takeChatReply } from './chat-reply.internal.server.ts';
import { deleteChat } from './commands/delete-chat.server.ts';
import { sendChatMessage } from './commands/send-chat-message.server.ts';

useDatabase();
afterAll(openPictureFolder());
beforeEach(() =>
  configureReplies({ REPLY_ADDRESS: 'reponses@martin.example', REPLY_IMAP_URL: undefined, REPLY_WEBHOOK_SECRET: 'x' }),
);

const EMAIL = 'elodie@essai.example';
const ANSWER = {
  sender: { name: '', address: EMAIL },
  subject: 'Re : votre question',
  text: 'Jeudi me va.',
  whole: 'Jeudi me va.\n> Jeudi vous va ?',
  photoKeys: [],
};

/** Answers a visitor by email; returns the address to which the visitor's mail program replies. */
async function anAnswered(): Promise<{ session_id: string; token: ReplyToken }> {
  const { session_id } = await aConversation({ email: EMAIL });
  await sendChatMessage(await asAdmin(), { session_id, message: 'Jeudi vous va ?' });
  const { id } = await db().selectFrom('chat_sessions').select('id').executeTakeFirstOrThrow();
  await mailChatAnswers({ chatId: id });
  const token = findReplyToken((await queuedEmails(EMAIL)).at(-1)?.replyTo ?? '');
  return { session_id, token: token ?? { kind: '', id: 0, proof: '' } };
}

const messages = () =>
  db().selectFrom('chat_messages').select(['sender_type', 'message', 'media_key']).orderBy('id').execute();
const chat = () => db().selectFrom('chat_sessions').selectAll().executeTakeFirstOrThrow();

describe('takeChatReply', () => {
  it('adds the text and each photo as messages of the visitor, and rings the bell', async () => {
    const { token } = await anAnswered();
    const unread = (await chat()).unread_count;
    const { key } = await storeImage({ image: await aPhoto() });
    expect(await takeChatReply(token, { ...ANSWER, photoKeys: [key] })).toBe(true);
    expect(await messages()).toEqual([
      { sender_type: 'user', message: A_QUESTION, media_key: null },
      { sender_type: 'admin', message: 'Jeudi vous va ?', media_key: null },
      { sender_type: 'user', message: 'Jeudi me va.', media_key: null },
      { sender_type: 'user', message: '', media_key: key },
    ]);
    expect((await chat()).unread_count).toBe(unread + 2);
    const bells = await db().selectFrom('notifications').select('message').execute();
    expect(bells.map(({ message }) => message)).toContain('📷 Photo');
  });

  it('says who wrote from another address', async () => {
    const { token } = await anAnswered();
    await takeChatReply(token, { ...ANSWER, sender: { name: '', address: 'autre@ailleurs.example' } });
    expect((await messages()).at(-1)?.message).toBe('Jeudi me va.\n\n(Écrit par e-mail depuis autre@ailleurs.example)');
  });
});

describe('opensChat', () => {
  it('opens a conversation until it is deleted', async () => {
    const { session_id, token } = await anAnswered();
    expect(await opensChat(token)).toBe(true);
    expect(await opensChat({ ...token, proof: '0'.repeat(32) })).toBe(false);
    await deleteChat(await asAdmin(), { session_id });
    expect([await opensChat(token), await takeChatReply(token, ANSWER)]).toEqual([false, false]);
  });
});
