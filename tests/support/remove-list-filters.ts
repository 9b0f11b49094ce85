import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';

/** Takes the open database back to the version before migration 0061. */
export async function removeListFilters(): Promise<void> {
  const stored =
    engine() === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`;
  const { rows } = await stored.execute(db());
  for (const { name } of rows) if (/_filtered_\d+$/.test(name)) await db().schema.dropIndex(name).execute();
  await sql`create index bin_records_listed_1 on bin_records (deleted_at, id)`.execute(db());
  await sql`create index bin_records_listed_2 on bin_records (search_text, id)`.execute(db());
}
