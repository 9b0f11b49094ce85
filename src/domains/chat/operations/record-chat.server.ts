import { z } from 'zod';
import { once } from '#src/platform/idempotency.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { RecordedChat } from '../chat-record.contract.ts';
import { insertRecordedChat } from '../chat-record.store.server.ts';

/** Keeps a conversation that was held before, once per idempotency key: no bell, no letter, no event. */
export const recordChat = command({
  allow: 'system',
  input: RecordedChat,
  output: z.object({ session_id: z.string() }),
  run: async (recorded, { idempotencyKey }) =>
    // Its instants are counted from now and differ at each call.
    once('chat-record', idempotencyKey, { name: recorded.name, said: recorded.said.length }, async () => {
      const session_id = newSecret();
      await insertRecordedChat(session_id, recorded);
      return { session_id };
    }),
});
