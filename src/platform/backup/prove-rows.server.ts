import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type Manifest, ROWS_FOLDER } from './manifest.server.ts';
import { NUMBERS } from './postgres-rows.server.ts';

/** A row as PostgreSQL has written it: a value for each of its columns. */
export type ArchivedRow = Record<string, unknown>;

const LastNumber = z.object({ name: z.string(), value: z.int() });

type LookAtRow = (table: string, row: ArchivedRow) => boolean;

/** Numbers of rows and tables, or the first fault in one French phrase. */
export type RowsFinding = { tables: number; rows: number } | { fault: string };

class Fault extends Error {}

function parseRow(line: string, place: string): ArchivedRow {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(line));
  } catch {
    throw new Fault(`${place} n’est pas une ligne`);
  }
}

/** Yields the rows of a table; every one of them has the columns of the first. */
async function* readTable(folder: string, table: string): AsyncGenerator<ArchivedRow> {
  const path = join(folder, ROWS_FOLDER, `${table}.jsonl`);
  let columns: string | undefined;
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const place = `la ligne ${number} de ${table}`;
    const row = parseRow(line, place);
    const own = Object.keys(row).join();
    columns ??= own;
    if (own !== columns) throw new Fault(`${place} n’a pas les colonnes des autres`);
    yield row;
  }
}

function refuseLastNumber(row: ArchivedRow, tables: ReadonlySet<string>): void {
  const found = LastNumber.safeParse(row);
  if (!found.success) throw new Fault(`une ligne de ${NUMBERS} n’est pas un dernier numéro`);
  const [table = ''] = found.data.name.split('.');
  if (!tables.has(table)) throw new Fault(`la table ${table}, qui a numéroté des lignes, manque`);
}

async function countRows(folder: string, { files }: Manifest, look: LookAtRow): Promise<RowsFinding> {
  const listed = files.filter(({ name }) => name.startsWith(`${ROWS_FOLDER}/`));
  const tables = new Map(listed.map(({ name, rows }) => [name.slice(ROWS_FOLDER.length + 1, -'.jsonl'.length), rows]));
  if (!tables.delete(NUMBERS)) throw new Fault(`le fichier ${NUMBERS}, qui nomme les tables numérotées, manque`);
  const known = new Set(tables.keys());
  for await (const row of readTable(folder, NUMBERS)) refuseLastNumber(row, known);
  let total = 0;
  for (const [table, announced] of tables) {
    let rows = 0;
    for await (const row of readTable(folder, table)) {
      rows += 1;
      if (!look(table, row)) throw new Fault(`la ligne ${rows} de ${table} n’a pas ce qu’elle doit avoir`);
    }
    if (announced !== undefined && rows !== announced) {
      throw new Fault(`la table ${table} a ${rows} lignes, et ${announced} au manifeste`);
    }
    total += rows;
  }
  return { tables: tables.size, rows: total };
}

/**
 * Reads every unpacked row of a PostgreSQL archive, without a PostgreSQL server: tables that have numbered rows are
 * there, every line is a row with the columns of its table, and their number is that of the manifest.
 * @param folder where the archive is unpacked.
 * @param look called with every row; tells whether it has what it needs.
 */
export async function proveRows(folder: string, manifest: Manifest, look: LookAtRow): Promise<RowsFinding> {
  try {
    return await countRows(folder, manifest, look);
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}
