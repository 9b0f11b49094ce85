import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

/** Gives messages that were only marked as answered the time of that mark: their last change. */
export const answeredMessages: Migration = {
  async up(tables: Kysely<Tables>) {
    await tables
      .updateTable('contact_messages')
      .set((row) => ({
        replied_at: row.ref('updated_at'),
        first_replied_at: row.fn.coalesce('first_replied_at', 'updated_at'),
      }))
      .where('status', '=', 'replied')
      .where('replied_at', 'is', null)
      .execute();
  },
};
