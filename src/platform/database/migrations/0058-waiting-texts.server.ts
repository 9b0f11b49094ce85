import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engine } from '../database.server.ts';
import { BATCHED_TABLES } from '../searched-tables.server.ts';
import { batchedIndex } from '../waiting-texts.server.ts';

/** On SQLite, new messages and quotes of transactions that share a commit are filed in the index of the search together. */
export const waitingTexts: Migration = {
  async up(schema) {
    if (engine() === 'postgres') return;
    for (const table of BATCHED_TABLES) {
      for (const statement of batchedIndex(table)) await sql.raw(statement).execute(schema);
    }
  },
};
