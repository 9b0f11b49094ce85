import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { PRESENCE_SECONDS } from '../chat.contract.ts';
import { LETTER_WAIT } from '../chat.rules.ts';

/** Queues an email of an answer if the visitor left an address and does not read it on screen before. */
export const queueChatEmail = command({
  allow: 'system',
  input: z.object({ id: z.int(), sender_email: z.string(), visitor_seen_at: z.string() }),
  output: z.object({}),
  run: async ({ id, sender_email, visitor_seen_at }) => {
    if (sender_email === '') return {};
    const isThere = visitor_seen_at > isoIn(-PRESENCE_SECONDS);
    const runAt = isoIn(isThere ? LETTER_WAIT.thereSeconds : LETTER_WAIT.absentSeconds);
    await enqueue('chat-email', { chatId: id }, { runAt });
    return {};
  },
});
