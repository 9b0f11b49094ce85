import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Sign-in by the identity provider of an agency. */
export const openid: Migration = {
  async up(schema) {
    await createTable(schema, 'openid_links', {
      key: 'auto',
      columns: { user_id: 'int', issuer: 'text', subject: 'text', created_at: 'text', last_used_at: 'text' },
      unique: [
        ['issuer', 'subject'],
        ['user_id', 'issuer'],
      ],
      references: { user_id: { to: 'users.id', onDelete: 'cascade' } },
    });
    await createTable(schema, 'openid_attempts', {
      key: ['state_hash'],
      columns: {
        state_hash: 'text',
        browser_hash: 'text',
        session_id: 'int?',
        started_at: 'text',
        expires_at: 'text',
      },
      indexes: [['expires_at']],
    });
  },
};
