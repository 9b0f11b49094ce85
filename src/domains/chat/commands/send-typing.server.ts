import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { ChatKey } from '../chat.contract.ts';
import { enterChat } from '../chat.queries.server.ts';
import { TYPING_LIMIT } from '../chat.rules.ts';

/** Notifies the other side that somebody is typing; stores nothing. */
export const sendTyping = command({
  allow: 'anyone',
  input: ChatKey,
  output: z.object({}),
  run: async (key, context) => {
    const { id, side, session_id } = await enterChat(context, { ...key, is_writing: true });
    if (side === 'user') {
      await limitRate(`chat-typing:${id}`, TYPING_LIMIT);
      await publish('admin', { event: 'chat-typing', session: session_id });
    } else await publish('chat', { key: String(id), event: 'typing' });
    return {};
  },
});
