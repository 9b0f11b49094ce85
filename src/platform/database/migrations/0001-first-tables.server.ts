import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

const byUser = { user_id: { to: 'users.id', onDelete: 'cascade' } } as const;

export const firstTables: Migration = {
  async up(schema) {
    await createTable(schema, 'settings', {
      key: ['grp', 'name'],
      columns: { grp: 'text', name: 'text', value: 'text', updated_at: 'text' },
    });
    await createTable(schema, 'users', {
      key: 'auto',
      columns: {
        name: 'text',
        email: 'text',
        password_hash: 'text',
        role: 'text',
        phone: 'text',
        address: 'text',
        is_active: 'int',
        last_login_at: 'text?',
        created_at: 'text',
        updated_at: 'text',
      },
      unique: [['email']],
    });
    await createTable(schema, 'sessions', {
      key: 'auto',
      columns: {
        user_id: 'int',
        token_hash: 'text',
        bind_hash: 'text?',
        user_agent: 'text',
        ip: 'text',
        created_at: 'text',
        last_seen_at: 'text',
        expires_at: 'text',
      },
      unique: [['token_hash']],
      references: byUser,
      indexes: [['user_id']],
    });
    await createTable(schema, 'login_devices', {
      key: ['token_hash'],
      columns: { token_hash: 'text', user_id: 'int', created_at: 'text' },
      references: byUser,
      indexes: [['user_id']],
    });
    await createTable(schema, 'password_resets', {
      key: ['token_hash'],
      columns: { token_hash: 'text', user_id: 'int', expires_at: 'text' },
      references: byUser,
      indexes: [['user_id']],
    });
    await createTable(schema, 'rate_limits', {
      key: ['bucket'],
      columns: { bucket: 'text', hits: 'int', resets_at: 'text' },
    });
    await createTable(schema, 'media', {
      key: 'auto',
      columns: { key: 'text', content_type: 'text', bytes: 'int', width: 'int', height: 'int', created_at: 'text' },
      unique: [['key']],
    });
    await createTable(schema, 'site_pictures', {
      key: ['name'],
      columns: { name: 'text', image: 'text', alt: 'text' },
    });
    await createTable(schema, 'services', {
      key: 'auto',
      columns: {
        title: 'text',
        slug: 'text',
        subtitle: 'text',
        description: 'text',
        long_description: 'text',
        category: 'text',
        duration: 'text',
        price_range: 'text',
        features: 'text',
        sub_services: 'text',
        materials: 'text',
        advantages: 'text',
        process: 'text',
        image: 'text',
        hero_image: 'text',
        is_active: 'int',
        sort_order: 'int',
        search_text: 'text',
        created_at: 'text',
        updated_at: 'text',
      },
      unique: [['slug']],
    });
    await createTable(schema, 'quotes', {
      key: 'auto',
      columns: {
        user_id: 'int?',
        name: 'text',
        email: 'text',
        phone: 'text',
        service_type: 'text',
        description: 'text',
        address: 'text',
        status: 'text',
        urgency: 'text',
        amount_cents: 'bigint?',
        deadline: 'text?',
        approved_at: 'text?',
        search_text: 'text',
        created_at: 'text',
        updated_at: 'text',
      },
      references: { user_id: { to: 'users.id', onDelete: 'set null' } },
      indexes: [['status'], ['email']],
    });
    await createTable(schema, 'contact_messages', {
      key: 'auto',
      columns: {
        user_id: 'int?',
        quote_id: 'int?',
        name: 'text',
        email: 'text',
        phone: 'text',
        subject: 'text',
        message: 'text',
        status: 'text',
        admin_response: 'text?',
        replied_at: 'text?',
        is_quarantined: 'int',
        search_text: 'text',
        name_folded: 'text',
        created_at: 'text',
        updated_at: 'text',
      },
      references: {
        user_id: { to: 'users.id', onDelete: 'set null' },
        quote_id: { to: 'quotes.id', onDelete: 'set null' },
      },
      indexes: [['created_at'], ['status', 'created_at'], ['email'], ['quote_id']],
    });
    await createTable(schema, 'contact_photos', {
      key: 'auto',
      columns: { message_id: 'int', media_key: 'text', position: 'int' },
      references: { message_id: { to: 'contact_messages.id', onDelete: 'cascade' } },
      indexes: [['message_id']],
    });
    await createTable(schema, 'notifications', {
      key: 'auto',
      columns: { type: 'text', event: 'text', title: 'text', message: 'text', link: 'text', created_at: 'text' },
    });
    await createTable(schema, 'notification_states', {
      key: ['notification_id', 'user_id'],
      columns: { notification_id: 'int', user_id: 'int', read_at: 'text?', dismissed_at: 'text?' },
      references: { ...byUser, notification_id: { to: 'notifications.id', onDelete: 'cascade' } },
    });
    await createTable(schema, 'jobs', {
      key: 'auto',
      columns: {
        kind: 'text',
        payload: 'text',
        status: 'text',
        attempts: 'int',
        run_at: 'text',
        leased_until: 'text?',
        lease_owner: 'text?',
        last_error: 'text?',
        created_at: 'text',
        finished_at: 'text?',
      },
      indexes: [['status', 'run_at']],
    });
    await createTable(schema, 'idempotency_keys', {
      key: ['scope', 'key'],
      columns: { scope: 'text', key: 'text', request_hash: 'text', response: 'text', created_at: 'text' },
    });
    await createTable(schema, 'audit_log', {
      key: 'auto',
      columns: {
        at: 'text',
        actor_id: 'int?',
        actor_name: 'text',
        action: 'text',
        subject: 'text',
        before: 'text?',
        after: 'text?',
        request_id: 'text',
      },
      indexes: [['subject']],
    });
  },
};
