import type { Migration } from 'kysely/migration';

/** What a sign-in found of a password of the staff: too easy to guess by today's rule. */
export const weakPasswords: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('users')
      .addColumn('password_is_weak', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
