import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The index alone tells which conversations the list shows, and skips rows for a far page. */
export const listedConversations: Migration = {
  async up(schema) {
    // SQLite reads the number of messages again: it is in the index, too.
    const columns = sql`(last_message_at, id, message_count)`;
    await sql`create index chat_sessions_listed on chat_sessions ${columns} where message_count > 0`.execute(schema);
    await schema.schema.dropIndex('chat_sessions_last_message_at_id').execute();
  },
};
