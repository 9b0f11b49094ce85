import { type Kysely, sql } from 'kysely';
import { log } from '../log.server.ts';
import { db, engine } from './database.server.ts';
import { allowLongStatements } from './long-statements.server.ts';
import { SEARCHED_TABLES, type SearchedTable, toIndexName, toSearchColumn } from './searched-tables.server.ts';

/** Time limit to build the index of one table, in milliseconds. */
const BUILD_MS = 3_600_000;

/**
 * Returns the statements that build the index of a table on SQLite. It holds no copy of the text, triggers change it in
 * the transaction of the row, and a deleted text leaves nothing in it (`secure-delete`).
 */
export function sqliteIndex(table: SearchedTable): string[] {
  const [index, column] = [toIndexName(table), toSearchColumn(table)];
  const remove = `insert into ${index} (${index}, rowid, ${column}) values ('delete', old.id, old.${column})`;
  const add = `insert into ${index} (rowid, ${column}) values (new.id, new.${column})`;
  return [
    `create virtual table ${index} using fts5 (${column}, content = '${table}', content_rowid = 'id',
      tokenize = 'trigram case_sensitive 1')`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `insert into ${index} (${index}) values ('rebuild')`,
    `create trigger ${index}_insert after insert on ${table} begin ${add}; end`,
    `create trigger ${index}_delete after delete on ${table} begin ${remove}; end`,
    `create trigger ${index}_update after update of ${column} on ${table}
      when old.${column} is not new.${column} begin ${remove}; ${add}; end`,
  ];
}

/** Builds indexes of the search on SQLite; on PostgreSQL `completeSearchIndexes` does it at each start. */
export async function createSqliteIndexes<Any>(schema: Kysely<Any>, tables: readonly SearchedTable[]): Promise<void> {
  if (engine() === 'postgres') return;
  for (const table of tables) {
    for (const statement of sqliteIndex(table)) await sql.raw(statement).execute(schema);
  }
}

/** Returns the schema of the extension that the indexes need on PostgreSQL, if it is installed. */
async function findExtension(): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select extnamespace::regnamespace::text as name
    from pg_extension where extname = 'pg_trgm'`.execute(db());
  return rows[0]?.name;
}

async function selectMissing(): Promise<SearchedTable[]> {
  if (engine() === 'sqlite') return [];
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'i' and relnamespace = current_schema()::regnamespace`.execute(db());
  const names = new Set(rows.map(({ name }) => name));
  return SEARCHED_TABLES.filter((table) => !names.has(toIndexName(table)));
}

/**
 * Builds the missing indexes of the search on PostgreSQL. Where the role may not install the extension `pg_trgm`, the
 * search stays without them: it answers the same, more slowly with many rows. A later start builds them.
 */
export async function completeSearchIndexes(): Promise<void> {
  const missing = await selectMissing();
  if (missing.length === 0) return;
  try {
    if ((await findExtension()) === undefined) {
      // In a schema that no restored archive replaces.
      await sql`create extension if not exists pg_trgm schema public`.execute(db());
    }
    const extension = await findExtension();
    for (const table of missing) {
      const build = sql.raw(
        `create index if not exists ${toIndexName(table)} on ${table} using gin (${toSearchColumn(table)} ${extension}.gin_trgm_ops)`,
      );
      await allowLongStatements(BUILD_MS, () => build.execute(db()));
    }
  } catch (error) {
    log().warn({ err: error }, 'The search has no index: install the extension pg_trgm in the database.');
  }
}

/** Returns whether every search of the open database has its index. */
export const hasSearchIndexes = async (): Promise<boolean> => (await selectMissing()).length === 0;
