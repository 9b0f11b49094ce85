import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';
import { BATCHED_TABLES, toIndexName } from '#src/platform/database/searched-tables.server.ts';
import { sqliteIndex } from '#src/platform/database/text-index.server.ts';
import { toWaitingName } from '#src/platform/database/waiting-texts.server.ts';

/** Takes the open database back to the version before migration 0058, before anything else is written to it. */
export async function removeWaitingTexts(): Promise<void> {
  if (engine() === 'postgres') return;
  for (const table of BATCHED_TABLES) {
    const index = toIndexName(table);
    const triggers = sqliteIndex(table).filter((statement) => statement.startsWith('create trigger'));
    const drops = ['insert', 'delete', 'update'].map((event) => `drop trigger ${index}_${event}`);
    for (const statement of [...drops, `drop table ${toWaitingName(table)}`, ...triggers])
      await sql.raw(statement).execute(db());
  }
}
