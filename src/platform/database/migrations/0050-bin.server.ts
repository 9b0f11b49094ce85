import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Deleted records that can be restored, and the pictures that they still need. */
export const bin: Migration = {
  async up(schema) {
    await createTable(schema, 'bin_records', {
      key: 'auto',
      columns: {
        kind: 'text',
        subject_id: 'int',
        owner_id: 'int?',
        label: 'text',
        person_id: 'int?',
        person_email: 'text',
        actor_id: 'int?',
        search_text: 'text',
        deleted_at: 'text',
        expires_at: 'text',
        // Last, because SQLite reads the pages of a long text to reach the columns behind it.
        content: 'text',
      },
      references: {
        owner_id: { to: 'users.id', onDelete: 'cascade' },
        actor_id: { to: 'users.id', onDelete: 'set null' },
      },
      indexes: [['kind', 'subject_id'], ['expires_at'], ['person_email'], ['person_id'], ['owner_id']],
    });
    await createTable(schema, 'bin_pictures', {
      key: ['bin_id', 'media_key'],
      columns: { bin_id: 'int', media_key: 'text' },
      references: { bin_id: { to: 'bin_records.id', onDelete: 'cascade' } },
      indexes: [['media_key']],
    });
  },
};
