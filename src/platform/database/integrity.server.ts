import { sql } from 'kysely';
import { db, engine } from './database.server.ts';

const FINDINGS_MAX = 5;
const SQLITE_CORRUPT = 11;

/** Some damage ends the check itself. */
const isDamage = (error: unknown): error is Error =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_CORRUPT;

/**
 * Reads the whole database and returns what is damaged in it, in its own words; none when it is sound. PostgreSQL
 * checks its pages by itself: there, only indexes that a broken build left behind are looked for.
 */
export async function findDamage(): Promise<string[]> {
  if (engine() === 'postgres') {
    const { rows } = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index where not indisvalid limit ${FINDINGS_MAX}`.execute(db());
    return rows.map(({ name }) => `index ${name}`);
  }
  try {
    return await findFileDamage();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [error.message];
  }
}

async function findFileDamage(): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(db());
  const damage = rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok');
  if (damage.length > 0) return damage;
  const orphans = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db());
  return orphans.rows.slice(0, FINDINGS_MAX).map(({ table, parent }) => `${table} → ${parent}`);
}
