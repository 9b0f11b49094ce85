import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fold } from '#src/kernel/text.ts';
import { createTable } from '../schema.server.ts';
import type { Tables } from '../tables.server.ts';

const byUser = { user_id: { to: 'users.id', onDelete: 'cascade' } } as const;

/** Adds staff profiles and second factors, redirects of old slugs, and the client address in the audit log. */
export const backOffice: Migration = {
  async up(schema: Kysely<Tables>) {
    await createTable(schema as Kysely<unknown>, 'user_profiles', {
      key: ['user_id'],
      columns: {
        user_id: 'int',
        position: 'text',
        department: 'text',
        join_date: 'text',
        bio: 'text',
        avatar: 'text',
        language: 'text',
        timezone: 'text',
        email_notifications: 'int',
        sms_notifications: 'int',
        login_alerts: 'int',
        session_timeout: 'int?',
        updated_at: 'text',
      },
      references: byUser,
    });
    await createTable(schema as Kysely<unknown>, 'two_factors', {
      key: ['user_id'],
      columns: { user_id: 'int', secret: 'text', enabled_at: 'text?', last_step: 'int', created_at: 'text' },
      references: byUser,
    });
    await createTable(schema as Kysely<unknown>, 'recovery_codes', {
      key: ['code_hash'],
      columns: { code_hash: 'text', user_id: 'int', used_at: 'text?' },
      references: byUser,
      indexes: [['user_id']],
    });
    await createTable(schema as Kysely<unknown>, 'login_challenges', {
      key: ['token_hash'],
      columns: { token_hash: 'text', user_id: 'int', attempts: 'int', expires_at: 'text' },
      references: byUser,
      indexes: [['user_id']],
    });
    await createTable(schema as Kysely<unknown>, 'old_slugs', {
      key: ['kind', 'slug'],
      columns: { kind: 'text', slug: 'text', target_id: 'int', created_at: 'text' },
      indexes: [['kind', 'target_id']],
    });
    await schema.schema.alterTable('users').addColumn('password_changed_at', 'text').execute();
    for (const column of ['ip', 'user_agent', 'search_text']) {
      await schema.schema
        .alterTable('audit_log')
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(''))
        .execute();
    }
    const lines = await schema.selectFrom('audit_log').select(['id', 'actor_name', 'action', 'subject']).execute();
    for (const { id, actor_name, action, subject } of lines) {
      const search_text = fold(`${actor_name} ${action} ${subject}`);
      await schema.updateTable('audit_log').set({ search_text }).where('id', '=', id).execute();
    }
    await schema.schema.createIndex('audit_log_actor').on('audit_log').columns(['actor_id', 'id']).execute();
  },
};
