import { query } from '#src/platform/operation.server.ts';
import { ChatKey, OwnChat } from '../chat.contract.ts';
import { enterChat } from './enter-chat.server.ts';

/** Returns the visitor's name and email address, and the number of unread answers. */
export const readOwnChat = query({
  allow: 'anyone',
  input: ChatKey,
  output: OwnChat,
  run: async (key, context) => {
    const { sender_name, sender_email, visitor_unread } = await enterChat(context, key);
    return { sender_name, sender_email, unread_count: visitor_unread };
  },
});
