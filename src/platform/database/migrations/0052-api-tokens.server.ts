import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Tokens with which programs of a person call the API. */
export const apiTokens: Migration = {
  async up(schema) {
    await createTable(schema, 'api_tokens', {
      key: 'auto',
      columns: {
        user_id: 'int',
        name: 'text',
        token_hash: 'text',
        access: 'text',
        rights: 'text',
        created_at: 'text',
        expires_at: 'text',
        last_used_at: 'text?',
      },
      unique: [['token_hash']],
      references: { user_id: { to: 'users.id', onDelete: 'cascade' } },
      indexes: [['user_id'], ['expires_at']],
    });
  },
};
