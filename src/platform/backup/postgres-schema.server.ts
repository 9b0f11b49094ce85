import { sql } from 'kysely';
import { db } from '../database/database.server.ts';

/** Returns whether the open PostgreSQL database has a table. */
export async function hasTables(): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from pg_class
    where relkind in ('r', 'p', 'v') and relnamespace = current_schema()::regnamespace) as found`.execute(db());
  return rows[0]?.found === true;
}

/** Removes everything that a failed load has left in a database that was empty before. */
export async function emptyDatabase(): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db());
  const schema = sql.id(rows[0]?.name ?? 'public');
  await sql`drop schema ${schema} cascade`.execute(db());
  await sql`create schema ${schema}`.execute(db());
}
