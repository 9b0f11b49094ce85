import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

/** Adds how, when and by whom an acceptance was recorded, and by whom and why it was cancelled. */
export const quoteAcceptance: Migration = {
  async up(tables: Kysely<Tables>) {
    const add = (column: string, type: 'text' | 'integer') =>
      tables.schema.alterTable('quote_decisions').addColumn(column, type).execute();
    await add('recorded_by', 'integer');
    await add('accepted_on', 'text');
    await add('means', 'text');
    await add('note', 'text');
    await add('cancelled_at', 'text');
    await add('cancelled_by', 'integer');
    await add('cancel_reason', 'text');
  },
};
