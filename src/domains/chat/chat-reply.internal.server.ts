import { fill, toExcerpt } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { EmailedAnswer } from '#src/platform/mail/incoming-email.server.ts';
import { isProven, type ReplyToken } from '#src/platform/mail/reply-address.server.ts';
import { CHAT_MESSAGE_MAX } from './chat.contract.ts';
import { announceChatMessage } from './chat.internal.server.ts';
import { toConversation, toPreview } from './chat.rules.ts';
import { countMessage } from './chat.store.server.ts';
import { OTHER_SENDER } from './chat.texts.ts';
import { holdAddressee, selectChatStart } from './chat-email.store.server.ts';
import { insertChatMessage } from './chat-message.store.server.ts';

/** Returns whether the address of a reply opens a conversation that still exists. */
export async function opensChat(token: ReplyToken): Promise<boolean> {
  const start = await selectChatStart(token.id);
  return start !== undefined && isProven(token, toConversation(token.id, start.created_at));
}

/**
 * Adds an emailed reply to its conversation as messages of the visitor, one for each photo, and notifies both sides.
 * Returns false when the conversation no longer exists.
 */
export const takeChatReply = (token: ReplyToken, { sender, text, photoKeys }: EmailedAnswer): Promise<boolean> =>
  transaction(async () => {
    const chat = await holdAddressee(token.id);
    if (chat === undefined || !(await opensChat(token))) return false;
    const isOther = sender.address !== chat.sender_email.toLowerCase();
    const note = isOther ? `\n\n${fill(OTHER_SENDER, { sender: sender.address })}` : '';
    const message = `${toExcerpt(text, CHAT_MESSAGE_MAX - note.length)}${note}`;
    const parts = [{ message, media_key: null }, ...photoKeys.map((media_key) => ({ message: '', media_key }))];
    const { session_id, sender_name, sender_email, visitor_seen_at } = chat;
    for (const part of parts) {
      const visitor = { sender_type: 'user', sender_name, sender_email, user_id: null, client_key: null } as const;
      const { stored } = await insertChatMessage({ chat_id: token.id, ...visitor, ...part }, session_id);
      const hasPhoto = part.media_key !== null;
      await countMessage(token.id, { side: 'user', message: part.message, hasPhoto });
      await announceChatMessage({
        chat: { id: token.id, session_id, sender_email, visitor_seen_at },
        messageId: stored.id,
        side: 'user',
        name: sender_name,
        preview: toPreview(part.message, hasPhoto),
      });
    }
    return true;
  });
