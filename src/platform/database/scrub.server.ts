import { sql } from 'kysely';
import { db, engine } from './database.server.ts';

/**
 * Removes old versions of rows that were overwritten: on SQLite the file has none (`secure_delete`), its log is folded in
 * and cut; on PostgreSQL these small tables are written anew. Outside any transaction.
 */
export async function scrubTables(...tables: string[]): Promise<void> {
  if (engine() === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(db());
    return;
  }
  for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(db());
}
