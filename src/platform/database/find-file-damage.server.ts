import { DatabaseSync } from 'node:sqlite';

/** The file or a page of it is not what SQLite wrote: damage, which may end the check itself. */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
/** Another process may be opening the file. Milliseconds. */
const PATIENCE_MS = 5_000;

const isDamage = (error: unknown): error is Error =>
  error instanceof Error &&
  'errcode' in error &&
  [SQLITE_CORRUPT, SQLITE_NOTADB].includes(Number(error.errcode) & 0xff);

function read(file: string, most: number): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS });
  try {
    const damage = database
      .prepare(`pragma integrity_check(${most})`)
      .all()
      .map((row) => String(row.integrity_check))
      .filter((finding) => finding !== 'ok');
    if (damage.length > 0) return damage;
    const orphans = database.prepare('pragma foreign_key_check').all();
    return orphans.slice(0, most).map(({ table, parent }) => `${table} → ${parent}`);
  } finally {
    database.close();
  }
}

/** Reads a whole SQLite file beside its server, which takes seconds, and returns at most so many findings. */
export function findFileDamage({ file, most }: { file: string; most: number }): string[] {
  try {
    return read(file, most);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [error.message];
  }
}
