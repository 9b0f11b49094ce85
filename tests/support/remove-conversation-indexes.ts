import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import { dropIndexes } from './drop-indexes.ts';

/** Takes the open database back to the version before migration 0062. */
export async function removeConversationIndexes(): Promise<void> {
  await dropIndexes(/^chat_sessions_listed$/);
  await sql`create index chat_sessions_last_message_at_id on chat_sessions (last_message_at, id)`.execute(db());
}
