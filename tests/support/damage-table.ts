import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';

/** Overwrites the first page of a table of an SQLite file, as a failing disk does. */
export function damageTable(path: string, table: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  const rootPage = Number(database.prepare('select rootpage from sqlite_schema where name = ?').get(table)?.rootpage);
  const pageSize = Number(database.prepare('pragma page_size').get()?.page_size);
  database.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(pageSize, 0xff), 0, pageSize, (rootPage - 1) * pageSize);
  closeSync(file);
}

/** Runs `work` while an index of the open PostgreSQL database is marked as one that a broken build left behind. */
export async function withBrokenIndex(work: () => Promise<void>): Promise<void> {
  const mark = async (isValid: boolean): Promise<void> => {
    await sql`update pg_index set indisvalid = ${isValid} where indexrelid = 'jobs_pkey'::regclass`.execute(db());
  };
  await mark(false);
  await work().finally(() => mark(true));
}
