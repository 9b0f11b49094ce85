import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { ChatVisitor, OwnChat } from '../chat.contract.ts';
import { queueChatEmail } from '../chat.internal.server.ts';
import { enterChat } from '../chat.queries.server.ts';
import { NAMING_LIMIT } from '../chat.rules.ts';
import { nameVisitor } from '../chat.store.server.ts';

/** Stores the visitor's name and email address, so that answers can reach them; missing values stay. */
export const nameChatVisitor = command({
  allow: 'anyone',
  input: ChatVisitor,
  output: OwnChat,
  run: async ({ sender_name, sender_email, ...key }, context) => {
    const chat = await enterChat(context, { ...key, is_writing: true });
    if (chat.side === 'user') await limitRate(`chat-name:${chat.id}`, NAMING_LIMIT);
    const name = sender_name ?? chat.sender_name;
    const email = sender_email ?? chat.sender_email;
    await nameVisitor(chat.id, { name, email });
    const isNewAddress = email !== chat.sender_email;
    // Earlier answers were waiting for an address.
    if (isNewAddress && chat.visitor_unread > 0) await queueChatEmail({ ...chat, sender_email: email });
    await publish('admin', { event: 'chat', session: chat.session_id });
    return { sender_name: name, sender_email: email, unread_count: chat.visitor_unread };
  },
});
