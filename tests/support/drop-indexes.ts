import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';

/** Drops the indexes of the open database whose names match. */
export async function dropIndexes(pattern: RegExp): Promise<void> {
  const stored =
    engine() === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`;
  const { rows } = await stored.execute(db());
  for (const { name } of rows) if (pattern.test(name)) await db().schema.dropIndex(name).execute();
}
