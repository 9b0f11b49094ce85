import { type Kysely, sql } from 'kysely';
import { log } from '../log.server.ts';
import { db, engine, transaction } from './database.server.ts';
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

/** What an index has to be: table, access method, column, operator class. */
const toShape = (table: SearchedTable): string => `${table} gin ${toSearchColumn(table)} gin_trgm_ops`;

/**
 * Returns the shapes of the indexes by name; an empty text for one whose building was interrupted, or that is of another
 * kind. Read from the catalogue's rows alone: `pg_get_indexdef` fails for an index that another node drops meanwhile.
 */
async function selectIndexes(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; shape: string }>`
    select built.relname as name,
      case when indisvalid and indisready and indnatts = 1 and indpred is null and built.reloptions is null
          and indcollation[0] = attcollation
        then concat_ws(' ', searched.relname, amname, attname, opcname) else '' end as shape
    from pg_index
      join pg_class built on built.oid = indexrelid
      join pg_class searched on searched.oid = indrelid
      join pg_am on pg_am.oid = built.relam
      join pg_opclass on pg_opclass.oid = indclass[0]
      left join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where built.relkind = 'i' and built.relnamespace = current_schema()::regnamespace`.execute(db());
  return new Map(rows.map(({ name, shape }) => [name, shape]));
}

const isRight = (table: SearchedTable, shape: string | undefined): boolean => shape === toShape(table);

/** Returns the tables whose index is missing, interrupted, or not the one that this build makes. */
async function selectIncomplete(): Promise<SearchedTable[]> {
  if (engine() === 'sqlite') return [];
  const indexes = await selectIndexes();
  return SEARCHED_TABLES.filter((table) => !isRight(table, indexes.get(toIndexName(table))));
}

/** Locks out the other nodes, which may start too. */
const alone = (act: () => Promise<void>): Promise<void> =>
  transaction(async () => {
    await sql`select pg_advisory_xact_lock(hashtext('faitage search indexes'))`.execute(db());
    await act();
  });

/** Longest wait of the exchange for those who read the table: meanwhile other readers wait for the exchange. */
const EXCHANGE_LOCK_MS = 1_000;

/**
 * Builds the index of a table. One of another kind serves the search until the new one takes its place; a later start
 * exchanges the two where somebody reads the table for too long.
 */
async function completeIndex(table: SearchedTable, extension: string | undefined): Promise<void> {
  const index = toIndexName(table);
  const next = `${index}_next`;
  const run = (statement: string) => sql.raw(statement).execute(db());
  const build = async () => {
    const indexes = await selectIndexes();
    if ([index, next].some((name) => isRight(table, indexes.get(name)))) return;
    await run(`drop index if exists ${next}`);
    const name = indexes.has(index) ? next : index;
    await run(`create index ${name} on ${table} using gin (${toSearchColumn(table)} ${extension}.gin_trgm_ops)`);
  };
  await allowLongStatements(BUILD_MS, () => alone(build));
  await alone(async () => {
    if (!(await selectIndexes()).has(next)) return;
    await run(`set local lock_timeout = ${EXCHANGE_LOCK_MS}`);
    await run(`drop index if exists ${index}`);
    await run(`alter index ${next} rename to ${index}`);
  });
}

/**
 * Builds the indexes of the search on PostgreSQL that are missing, interrupted or of another version. Where the role may
 * not install the extension `pg_trgm`, the search stays without them: it answers the same, more slowly with many rows. A
 * later start builds them.
 */
export async function completeSearchIndexes(): Promise<void> {
  const incomplete = await selectIncomplete();
  if (incomplete.length === 0) return;
  try {
    if ((await findExtension()) === undefined) {
      // In a schema that no restored archive replaces.
      await sql`create extension if not exists pg_trgm schema public`.execute(db());
    }
    const extension = await findExtension();
    for (const table of incomplete) await completeIndex(table, extension);
  } catch (error) {
    log().warn({ err: error }, 'The search has no index, or an old one: pg_trgm must be installed in the database.');
  }
}

/** Returns whether every search of the open database has its index. */
export const hasSearchIndexes = async (): Promise<boolean> => (await selectIncomplete()).length === 0;
