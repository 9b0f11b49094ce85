import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';
import type { Tables } from '../tables.server.ts';

/** Adds recent sign-in of sessions, links that contest an address change, accounts registered by visitors. */
export const recentSignIn: Migration = {
  async up(tables: Kysely<Tables>) {
    const { schema } = tables as Kysely<unknown>;
    // Time when the person proved their identity again; while it is null, the sign-in itself counts.
    await schema.alterTable('sessions').addColumn('confirmed_at', 'text').execute();
    // 1 while only the visitor who registered has named the address; 0 once it is verified or set by an administrator.
    await schema
      .alterTable('users')
      .addColumn('is_self_registered', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await tables
      .updateTable('users')
      .set({ is_self_registered: 1 })
      .where('role', '=', 'user')
      .where('email_verified_at', 'is', null)
      .where('password_hash', '!=', '')
      .execute();
    await createTable(tables as Kysely<unknown>, 'address_disavowals', {
      key: ['token_hash'],
      columns: {
        token_hash: 'text',
        user_id: 'int',
        email: 'text',
        was_verified: 'int',
        created_at: 'text',
        expires_at: 'text',
      },
      references: { user_id: { to: 'users.id', onDelete: 'cascade' } },
      indexes: [['user_id']],
    });
  },
};
