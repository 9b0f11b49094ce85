import { sql } from 'kysely';
import { checkLane } from '../threads/lanes.server.ts';
import { databaseFile, db } from './database.server.ts';

const FINDINGS_MAX = 5;

/**
 * Reads the whole database and returns what is damaged in it, in its own words; none when it is sound. An SQLite file is
 * read in a thread, so that a server goes on answering. PostgreSQL checks its pages by itself: there, only indexes that
 * a broken build left behind are looked for.
 */
export async function findDamage(): Promise<string[]> {
  const file = databaseFile();
  if (file !== undefined) return checkLane().run('find-damage', { file, most: FINDINGS_MAX });
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid limit ${FINDINGS_MAX}`.execute(db());
  return rows.map(({ name }) => `index ${name}`);
}
