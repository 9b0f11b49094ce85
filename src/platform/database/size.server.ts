import { sql } from 'kysely';
import { db, engine } from './database.server.ts';

/** Returns the bytes that the open database takes on its disk, without its log. */
export async function measureDatabase(): Promise<number> {
  const { rows } =
    engine() === 'postgres'
      ? await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db())
      : await sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db());
  return Number(rows[0]?.bytes ?? 0);
}
