import { toMeta } from '#src/kernel/pagination.ts';
import { query } from '#src/platform/operation.server.ts';
import { ChatMessagePage, ChatMessageQuery, MESSAGES_PER_READ } from '../chat.contract.ts';
import { countChatMessages, selectChatMessages } from '../chat-message.store.server.ts';
import { enterChat } from './enter-chat.server.ts';

/** Returns a range of one conversation, oldest first; a full page may have more beyond it. */
export const listChatMessages = query({
  allow: 'anyone',
  input: ChatMessageQuery,
  output: ChatMessagePage,
  run: async ({ before, after, limit = MESSAGES_PER_READ, ...key }, context) => {
    const { id, session_id } = await enterChat(context, key);
    const items = await selectChatMessages(id, { before, after, limit }, session_id);
    return { items, meta: toMeta({ per_page: limit }, await countChatMessages(id)) };
  },
});
