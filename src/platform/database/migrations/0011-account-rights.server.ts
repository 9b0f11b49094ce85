import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

/** Adds the rights of managers in the back office: names of rights, separated by commas. */
export const accountRights: Migration = {
  async up(tables: Kysely<Tables>) {
    await tables.schema
      .alterTable('users')
      .addColumn('rights', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
