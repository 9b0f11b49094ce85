import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { RecordedChat } from '../chat-record.contract.ts';
import { insertRecordedChat } from '../chat-record.store.server.ts';

/** Stores a past conversation without notification, email or event. */
export const recordChat = command({
  allow: 'system',
  input: RecordedChat,
  output: z.object({ session_id: z.string() }),
  run: async (recorded) => {
    const session_id = newSecret();
    await insertRecordedChat(session_id, recorded);
    return { session_id };
  },
});
