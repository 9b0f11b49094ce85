import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One index tells the conversations of the list and skips rows for a far page, one those that nobody wrote in. */
export const listedConversations: Migration = {
  async up(schema) {
    // SQLite reads the number of messages again: it is in the indexes, too.
    for (const index of [
      'chat_sessions_listed on chat_sessions (last_message_at, id, message_count) where message_count > 0',
      'chat_sessions_silent on chat_sessions (created_at, id, message_count) where message_count = 0',
    ])
      await sql.raw(`create index ${index}`).execute(schema);
    await schema.schema.dropIndex('chat_sessions_last_message_at_id').execute();
  },
};
