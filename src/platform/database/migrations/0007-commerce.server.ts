import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engine } from '../database.server.ts';
import { createTable } from '../schema.server.ts';
import type { Tables } from '../tables.server.ts';

/** Refuses updates and deletions of issued documents by any code; they are kept until the end of their retention. */
async function keepForGood(schema: Kysely<unknown>, table: string): Promise<void> {
  const refusal = `${table}: issued documents do not change`;
  if (engine() === 'postgres') {
    await sql`create function ${sql.ref(`keep_${table}`)}() returns trigger language plpgsql as ${sql.lit(
      `begin raise exception '${refusal}'; end`,
    )}`.execute(schema);
    await sql`create trigger ${sql.ref(`${table}_kept`)} before update or delete on ${sql.table(table)}
      for each row execute function ${sql.ref(`keep_${table}`)}()`.execute(schema);
    return;
  }
  for (const act of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`${table}_kept_on_${act}`)} before ${sql.raw(act)} on ${sql.table(table)}
      begin select raise(abort, ${sql.lit(refusal)}); end`.execute(schema);
  }
}

/** Adds quote lines and decisions, orders, invoices with their numbers, payments, verified addresses. */
export const commerce: Migration = {
  async up(tables: Kysely<Tables>) {
    const schema = tables as Kysely<unknown>;
    const add = (table: string, column: string, type: 'text' | 'integer' | 'bigint', fallback?: string | number) =>
      schema.schema
        .alterTable(table)
        .addColumn(column, engine() === 'sqlite' && type === 'bigint' ? 'integer' : type, (built) =>
          fallback === undefined ? built : built.notNull().defaultTo(fallback),
        )
        .execute();
    await add('quotes', 'admin_notes', 'text', '');
    await add('quotes', 'lines', 'text', '[]');
    await add('quotes', 'open_status', 'text', 'pending');
    await add('quotes', 'valid_until', 'text');
    await add('quotes', 'sent_at', 'text');
    await add('quotes', 'paid_cents', 'bigint', 0);
    await add('contact_messages', 'in_reply_to', 'integer');
    await add('users', 'email_verified_at', 'text');
    const index = (table: string, column: string) =>
      schema.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    await index('contact_messages', 'user_id');
    await index('contact_messages', 'in_reply_to');

    await createTable(schema, 'quote_decisions', {
      key: 'auto',
      columns: {
        quote_id: 'int',
        decision: 'text',
        name: 'text',
        statement: 'text',
        channel: 'text',
        user_id: 'int?',
        ip: 'text',
        user_agent: 'text',
        document: 'text',
        document_hash: 'text',
        withdrawn_at: 'text?',
        created_at: 'text',
      },
      indexes: [['quote_id']],
    });
    await createTable(schema, 'document_links', {
      key: ['token_hash'],
      columns: {
        token_hash: 'text',
        kind: 'text',
        target_id: 'int',
        document: 'text',
        document_hash: 'text',
        content_hash: 'text',
        opened_at: 'text?',
        expires_at: 'text',
        created_at: 'text',
      },
      indexes: [['kind', 'target_id']],
    });
    await createTable(schema, 'orders', {
      key: 'auto',
      columns: {
        quote_id: 'int?',
        user_id: 'int?',
        client_name: 'text',
        client_email: 'text',
        client_phone: 'text',
        service: 'text',
        description: 'text',
        priority: 'text',
        status: 'text',
        budget_cents: 'bigint',
        lines: 'text',
        deadline: 'text',
        address: 'text',
        estimated_duration: 'text',
        search_text: 'text',
        created_at: 'text',
        updated_at: 'text',
      },
      unique: [['quote_id']],
      indexes: [['status'], ['created_at', 'id'], ['client_email']],
    });
    await createTable(schema, 'counters', { key: ['name'], columns: { name: 'text', value: 'int' } });
    await createTable(schema, 'invoices', {
      key: 'auto',
      columns: {
        number: 'text',
        kind: 'text',
        order_id: 'int?',
        quote_id: 'int?',
        credits_id: 'int?',
        user_id: 'int?',
        client_name: 'text',
        client_email: 'text',
        document: 'text',
        document_hash: 'text',
        net_cents: 'bigint',
        vat_cents: 'bigint',
        gross_cents: 'bigint',
        issued_on: 'text',
        due_on: 'text',
        search_text: 'text',
        created_at: 'text',
      },
      unique: [['number'], ['credits_id']],
      references: { order_id: { to: 'orders.id', onDelete: 'restrict' } },
      indexes: [['order_id'], ['quote_id'], ['created_at', 'id'], ['client_email']],
    });
    await keepForGood(schema, 'invoices');
    await createTable(schema, 'invoice_balances', {
      key: ['invoice_id'],
      columns: { invoice_id: 'int', paid_cents: 'bigint', updated_at: 'text' },
      references: { invoice_id: { to: 'invoices.id', onDelete: 'restrict' } },
    });
    await createTable(schema, 'payments', {
      key: 'auto',
      columns: {
        transaction_id: 'text',
        provider: 'text',
        provider_ref: 'text?',
        provider_status: 'text',
        quote_id: 'int?',
        invoice_id: 'int?',
        service_id: 'int?',
        service_title: 'text',
        user_id: 'int?',
        customer_name: 'text',
        customer_email: 'text',
        amount_cents: 'bigint',
        refunded_cents: 'bigint',
        payment_method: 'text',
        last_four: 'text',
        status: 'text',
        failure: 'text',
        idempotency_key: 'text?',
        request_hash: 'text',
        search_text: 'text',
        voided_at: 'text?',
        completed_at: 'text?',
        created_at: 'text',
        updated_at: 'text',
      },
      unique: [['transaction_id'], ['idempotency_key']],
      indexes: [['status', 'created_at'], ['created_at', 'id'], ['quote_id'], ['invoice_id'], ['provider_ref']],
    });
    await createTable(schema, 'payment_events', {
      key: ['provider', 'event_id'],
      columns: { provider: 'text', event_id: 'text', kind: 'text', received_at: 'text' },
    });
    await createTable(schema, 'email_verifications', {
      key: ['token_hash'],
      columns: { token_hash: 'text', user_id: 'int', email: 'text', expires_at: 'text' },
      references: { user_id: { to: 'users.id', onDelete: 'cascade' } },
      indexes: [['user_id']],
    });
  },
};
