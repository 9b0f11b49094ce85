import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each is the beginning of another index, which answers the same. */
const COVERED = ['contact_messages_email', 'quotes_status'];

/** Columns that few rows have: the others get no row in the index, which nothing looks up. */
const RARE = [
  { name: 'contact_messages_user_id', table: 'contact_messages', columns: ['user_id'] },
  { name: 'contact_messages_quote_id', table: 'contact_messages', columns: ['quote_id'] },
  { name: 'contact_messages_in_reply_to', table: 'contact_messages', columns: ['in_reply_to'] },
  { name: 'notifications_topic', table: 'notifications', columns: ['topic'] },
  { name: 'quotes_amendment', table: 'quotes', columns: ['amends_id', 'amendment'], kind: 'unique' },
  { name: 'quotes_by_approved_at', table: 'quotes', columns: ['approved_at', 'id'] },
];

/** Each message of a visitor, its quote and its notification are written with fewer rows of indexes. */
export const fewerIndexRows: Migration = {
  async up(schema) {
    for (const name of COVERED) await schema.schema.dropIndex(name).execute();
    for (const { name, table, columns, kind = '' } of RARE) {
      await schema.schema.dropIndex(name).execute();
      const create = sql.raw(
        `create ${kind} index ${name} on ${table} (${columns.join(', ')}) where ${columns[0]} is not null`,
      );
      await create.execute(schema);
    }
  },
};
