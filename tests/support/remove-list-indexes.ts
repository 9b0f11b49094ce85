import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';

const SEARCHES = ['bin_records', 'chat_messages', 'chat_sessions', 'newsletter_subscribers', 'places'];

/** Takes the open database back to the version before migration 0059. */
export async function removeListIndexes(): Promise<void> {
  const stored =
    engine() === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`;
  const { rows } = await stored.execute(db());
  for (const { name } of rows) if (/_(listed|shown)_\d$/.test(name)) await db().schema.dropIndex(name).execute();
  if (engine() === 'postgres') return;
  for (const table of SEARCHES) {
    for (const event of ['insert', 'delete', 'update'])
      await sql.raw(`drop trigger ${table}_search_${event}`).execute(db());
    await db().schema.dropTable(`${table}_search`).execute();
  }
}
