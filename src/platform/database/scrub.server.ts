import { sql } from 'kysely';
import { db, engine } from './database.server.ts';

/**
 * Removes old versions of overwritten rows: on SQLite the file has none (`secure_delete`), its log is merged and
 * truncated; on PostgreSQL these small tables are rewritten. Call it outside any transaction.
 */
export async function scrubTables(...tables: string[]): Promise<void> {
  if (engine() === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(db());
    return;
  }
  for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(db());
}
