import { query } from '#src/platform/operation.server.ts';
import { ChatKey, ChatSession } from '../chat.contract.ts';
import { chatNotFound } from '../chat.rules.ts';
import { selectListedChat } from '../chat.store.server.ts';
import { enterChat } from './enter-chat.server.ts';

/** Returns one conversation as the list shows it. */
export const readChat = query({
  allow: 'requests:read',
  input: ChatKey,
  output: ChatSession,
  run: async (key, context) => {
    const { id } = await enterChat(context, key);
    const chat = await selectListedChat(id);
    if (chat === undefined) throw chatNotFound();
    return chat;
  },
});
