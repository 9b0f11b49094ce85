import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Replies by email: what each said, and which ones were taken already. */
export const emailReplies: Migration = {
  async up(schema) {
    await createTable(schema, 'contact_emails', {
      key: ['message_id'],
      columns: { message_id: 'int', sender: 'text', text: 'text' },
      references: { message_id: { to: 'contact_messages.id', onDelete: 'cascade' } },
    });
    await createTable(schema, 'incoming_emails', {
      key: ['key'],
      columns: { key: 'text', received_at: 'text' },
      indexes: [['received_at']],
    });
  },
};
