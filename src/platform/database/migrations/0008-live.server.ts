import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';
import type { Tables } from '../tables.server.ts';

/** Adds live conversations with visitors, notifications that replace one another, devices for push notifications. */
export const live: Migration = {
  async up(tables: Kysely<Tables>) {
    const schema = tables as Kysely<unknown>;
    await createTable(schema, 'chat_sessions', {
      key: 'auto',
      columns: {
        session_id: 'text',
        is_bound: 'int',
        user_id: 'int?',
        sender_name: 'text',
        sender_email: 'text',
        page: 'text',
        last_message: 'text',
        last_message_at: 'text',
        message_count: 'int',
        unread_count: 'int',
        visitor_unread: 'int',
        visitor_seen_at: 'text',
        contact_message_id: 'int?',
        quote_id: 'int?',
        search_text: 'text',
        created_at: 'text',
        updated_at: 'text',
      },
      unique: [['session_id']],
      references: {
        user_id: { to: 'users.id', onDelete: 'set null' },
        contact_message_id: { to: 'contact_messages.id', onDelete: 'set null' },
        quote_id: { to: 'quotes.id', onDelete: 'set null' },
      },
      indexes: [['last_message_at', 'id'], ['user_id'], ['sender_email'], ['contact_message_id'], ['quote_id']],
    });
    await createTable(schema, 'chat_messages', {
      key: 'auto',
      columns: {
        chat_id: 'int',
        sender_type: 'text',
        sender_name: 'text',
        sender_email: 'text',
        user_id: 'int?',
        message: 'text',
        media_key: 'text?',
        client_key: 'text?',
        read_at: 'text?',
        mailed_at: 'text?',
        search_text: 'text',
        created_at: 'text',
      },
      unique: [['chat_id', 'client_key']],
      references: {
        chat_id: { to: 'chat_sessions.id', onDelete: 'cascade' },
        user_id: { to: 'users.id', onDelete: 'set null' },
      },
      indexes: [['chat_id', 'id'], ['media_key'], ['user_id']],
    });
    await createTable(schema, 'chat_binds', {
      key: ['chat_id', 'bind_hash'],
      columns: { chat_id: 'int', bind_hash: 'text', created_at: 'text' },
      references: { chat_id: { to: 'chat_sessions.id', onDelete: 'cascade' } },
    });
    await createTable(schema, 'chat_links', {
      key: ['token_hash'],
      columns: { token_hash: 'text', chat_id: 'int', expires_at: 'text' },
      references: { chat_id: { to: 'chat_sessions.id', onDelete: 'cascade' } },
      indexes: [['chat_id']],
    });
    await createTable(schema, 'push_subscriptions', {
      key: 'auto',
      columns: {
        user_id: 'int',
        endpoint: 'text',
        p256dh: 'text',
        auth: 'text',
        user_agent: 'text',
        failures: 'int',
        created_at: 'text',
        last_sent_at: 'text?',
      },
      unique: [['endpoint']],
      references: { user_id: { to: 'users.id', onDelete: 'cascade' } },
      indexes: [['user_id']],
    });
    await createTable(schema, 'server_secrets', {
      key: ['name'],
      columns: { name: 'text', value: 'text', created_at: 'text' },
    });
    // Topic that a later notification replaces; null replaces nothing.
    await schema.schema.alterTable('notifications').addColumn('topic', 'text').execute();
    await schema.schema.createIndex('notifications_topic').on('notifications').column('topic').execute();
  },
};
