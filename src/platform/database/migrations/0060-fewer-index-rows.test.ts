import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { db, engine } from '../database.server.ts';
import { fewerIndexRows } from './0060-fewer-index-rows.server.ts';

useDatabase();

beforeEach(async () => {
  await db().schema.createIndex('contact_messages_email').on('contact_messages').column('email').execute();
  await db().schema.createIndex('quotes_status').on('quotes').column('status').execute();
  await fewerIndexRows.up(db() as never);
});

const readIndexes = async (): Promise<string[]> => {
  const stored =
    engine() === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`;
  return (await stored.execute(db())).rows.map(({ name }) => name);
};

const LOOK_UPS = [
  ['contact_messages where id = 1 or in_reply_to = 1', 'contact_messages_in_reply_to'],
  ['contact_messages where user_id = 1 or email = 1', 'contact_messages_user_id'],
  ['contact_messages where quote_id in (1, 2)', 'contact_messages_quote_id'],
  ['contact_messages where email = 1', 'contact_messages_by_email'],
  ['quotes where amends_id in (1, 2)', 'quotes_amendment'],
  ["quotes where status = 'pending'", 'quotes_in_order_'],
  ["notifications where topic = 'a'", 'notifications_topic'],
] as const;

describe('migration 0060-fewer-index-rows', () => {
  it('removes the indexes that others begin with', async () => {
    const names = await readIndexes();
    expect(names.filter((name) => /^(contact_messages_email|quotes_status)$/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['quotes_amendment', 'quotes_by_approved_at']));
  });

  it.each(LOOK_UPS)('reads %s from an index', async (rows, index) => {
    if (engine() === 'postgres') return;
    const plan = await sql<{ detail: string }>`explain query plan select id from ${sql.raw(rows)}`.execute(db());
    expect(plan.rows.map(({ detail }) => detail).join()).toContain(index);
  });

  it('refuses two amendments of a quote with one number, as before', async () => {
    const request = { userId: null, name: 'Paule Rivoire', email: 'paule@essai.example', phone: '' };
    const open = () => openQuote({ ...request, serviceType: 'Couverture', description: '' });
    const [quote, one, other] = [await open(), await open(), await open()];
    const amend = (id: number) =>
      db().updateTable('quotes').set({ amends_id: quote.id, amendment: 1 }).where('id', '=', id).execute();
    await amend(one.id);
    await expect(amend(other.id)).rejects.toThrow();
  });
});
