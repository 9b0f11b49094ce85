import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fold } from '#src/kernel/text.ts';
import type { Tables } from '../tables.server.ts';

/** Adds one folded column to search people, as for messages. */
export const people: Migration = {
  async up(schema: Kysely<Tables>) {
    await schema.schema
      .alterTable('users')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const { id, name, email, phone } of await schema
      .selectFrom('users')
      .select(['id', 'name', 'email', 'phone'])
      .execute()) {
      const search_text = fold(`${name} ${email} ${phone}`);
      await schema.updateTable('users').set({ search_text }).where('id', '=', id).execute();
    }
    await schema.schema.createIndex('audit_log_at').on('audit_log').column('at').execute();
  },
};
