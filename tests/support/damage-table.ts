import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Overwrites the first page of a table of an SQLite file, as a failing disk does. */
export function damageTable(path: string, table: string): void {
  const database = new DatabaseSync(path);
  const rootPage = Number(database.prepare('select rootpage from sqlite_schema where name = ?').get(table)?.rootpage);
  const pageSize = Number(database.prepare('pragma page_size').get()?.page_size);
  database.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(pageSize, 0xff), 0, pageSize, (rootPage - 1) * pageSize);
  closeSync(file);
}
