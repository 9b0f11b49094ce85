import { sql } from 'kysely';
import type { BinKind } from '#src/domains/bin/bin.contract.ts';
import { type BinnedRecord, findNewestInBin, takeFromBin } from '#src/domains/bin/bin.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Tables } from '#src/platform/database/tables.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';

/** Restores the record that was deleted last under a subject, as its own domain does it. */
export async function restoreLast(
  kind: BinKind,
  subjectId: number,
  restore: (record: BinnedRecord) => Promise<string>,
  by: Context = systemContext('test'),
): Promise<string> {
  return takeFromBin(by, await findNewestInBin(by, kind, subjectId), restore);
}

/** Returns every row of these tables, in any order that is the same for the same rows. */
export async function getWholeTables(...names: (keyof Tables)[]): Promise<string[]> {
  const all: string[] = [];
  for (const name of names) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db());
    all.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return all.sort();
}
