import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index, its table and column, and the values that it leaves out. */
const INDEXES = [
  ['quotes_user_id', 'quotes', 'user_id', 'user_id is not null'],
  ['bin_records_actor_id', 'bin_records', 'actor_id', 'actor_id is not null'],
  ['notification_states_user_id', 'notification_states', 'user_id', undefined],
  ['contact_emails_sender', 'contact_emails', 'sender', undefined],
] as const;

/** The erasure of a person, and the deletion of an account, find their rows without reading whole tables. */
export const erasureIndexes: Migration = {
  async up(schema) {
    for (const [name, table, column, kept] of INDEXES) {
      const which = kept === undefined ? '' : `where ${kept}`;
      await sql.raw(`create index ${name} on ${table} (${column}) ${which}`).execute(schema);
    }
  },
};
