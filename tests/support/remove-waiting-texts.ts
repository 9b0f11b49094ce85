import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';
import { BATCHED_TABLES, toIndexName, toWaitingName } from '#src/platform/database/searched-tables.server.ts';
import { sqliteIndex } from '#src/platform/database/text-index.server.ts';

const run = (statement: string) => sql.raw(statement).execute(db());

/** Takes the open database back to the version before migration 0058, before anything else is written to it. */
export async function removeWaitingTexts(): Promise<void> {
  if (engine() === 'postgres') return;
  for (const table of BATCHED_TABLES) {
    const rows = `${toWaitingName(table)} join ${table} using (id)`;
    await run(`insert into ${toIndexName(table)} (rowid, search_text) select id, search_text from ${rows}`);
  }
  for (const table of BATCHED_TABLES) {
    const index = toIndexName(table);
    const triggers = sqliteIndex(table).filter((statement) => statement.startsWith('create trigger'));
    const drops = ['insert', 'delete', 'update'].map((event) => `drop trigger ${index}_${event}`);
    for (const statement of [...drops, `drop table ${toWaitingName(table)}`, ...triggers]) await run(statement);
  }
}
