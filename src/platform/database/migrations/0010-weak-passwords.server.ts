import type { Migration } from 'kysely/migration';

/** Adds the mark of a staff password that a sign-in found too easy to guess by the current rule. */
export const weakPasswords: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('users')
      .addColumn('password_is_weak', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
