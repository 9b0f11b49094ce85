import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';
import {
  BATCHED_TABLES,
  LEAVING,
  SEARCHED_TABLES,
  type SearchedTable,
  toIndexName,
} from '#src/platform/database/searched-tables.server.ts';
import { sqliteIndex } from '#src/platform/database/text-index.server.ts';
import { batchedIndex } from '#src/platform/database/waiting-texts.server.ts';

const isTrigger = (statement: string): boolean => statement.startsWith('create trigger');

/** Takes the open database back to the version before migration 0063; no text may be leaving. */
export async function removeLeavingTexts(): Promise<void> {
  if (engine() === 'postgres') return;
  for (const table of SEARCHED_TABLES) {
    const isBatched = (BATCHED_TABLES as readonly SearchedTable[]).includes(table);
    const drops = ['insert', 'delete', 'update'].map((event) => `drop trigger ${toIndexName(table)}_${event}`);
    const triggers = (isBatched ? batchedIndex(table) : sqliteIndex(table)).filter(isTrigger);
    for (const statement of [...drops, ...triggers]) await sql.raw(statement).execute(db());
  }
  await sql.raw(`drop table ${LEAVING}`).execute(db());
}
