import { transaction } from '#src/platform/database/database.server.ts';
import { once, type RepeatableSend } from '#src/platform/idempotency.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import type { RecordedChat } from '../chat-record.contract.ts';
import { insertRecordedChat } from '../chat-record.store.server.ts';

/** Stores a past conversation without notification, email or event; a repeated send only once. */
export const recordChat = (recorded: RecordedChat, send?: RepeatableSend): Promise<{ session_id: string }> =>
  transaction(async () => {
    const store = async () => {
      const session_id = newSecret();
      await insertRecordedChat(session_id, recorded);
      return { session_id };
    };
    return send === undefined ? store() : once(send, recorded, store);
  });
