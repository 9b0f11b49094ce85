import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ChatKey } from '../chat.contract.ts';
import { enterChat } from './enter-chat.server.ts';

const Followed = z.union([
  z.object({ topic: z.literal('chat'), key: z.string() }),
  z.object({ topic: z.literal('presence') }),
]);

/** Returns the topics that a visitor may follow: their conversation and presence; the endpoint keeps the stream open. */
export const watchChat = query({
  allow: 'anyone',
  input: ChatKey,
  output: z.object({ followed: z.array(Followed), visitor: z.int().optional() }),
  run: async (key, context) => {
    const { id, side } = await enterChat(context, { ...key, is_watching: true });
    const followed = [{ topic: 'chat' as const, key: String(id) }, { topic: 'presence' as const }];
    return { followed, ...(side === 'user' ? { visitor: id } : {}) };
  },
});
