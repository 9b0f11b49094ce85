import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engine } from '../database.server.ts';
import { leavingIndex, leavingTable } from '../leaving-index.server.ts';
import { SEARCHED_TABLES } from '../searched-tables.server.ts';

/** On SQLite, the texts of many deleted or emptied rows leave the indexes of the search after the rows, in steps. */
export const leavingTexts: Migration = {
  async up(schema) {
    if (engine() === 'postgres') return;
    const statements = [leavingTable(), ...SEARCHED_TABLES.flatMap(leavingIndex)];
    for (const statement of statements) await sql.raw(statement).execute(schema);
  },
};
