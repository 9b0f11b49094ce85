import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ChatKey } from '../chat.contract.ts';
import { enterChat } from '../chat.queries.server.ts';
import { clearUnread } from '../chat.store.server.ts';
import { holdChat } from '../chat-admin.store.server.ts';
import { markMessagesRead } from '../chat-message.store.server.ts';

/** Marks the other side's messages as read and notifies the other side. */
export const markChatRead = command({
  allow: 'anyone',
  input: ChatKey,
  output: z.object({ read: z.int() }),
  run: async (key, context) => {
    const { id, side, session_id } = await enterChat(context, { ...key, is_writing: true });
    // Lock: a message that arrives now is counted before or after, never in between.
    await holdChat(session_id);
    const read = await markMessagesRead(id, side === 'admin' ? 'user' : 'admin');
    await clearUnread(id, side);
    if (read === 0) return { read };
    await publish('chat', { key: String(id), event: 'read' });
    await publish('admin', { event: 'chat', session: session_id });
    return { read };
  },
});
