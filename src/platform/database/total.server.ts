import { type Compilable, type CompiledQuery, sql } from 'kysely';
import { db, engine, isInTransaction } from './database.server.ts';
import { keepNewest, keptOfDatabase } from './kept-values.server.ts';

interface Figures {
  /** State of the database in which they are true. */
  state: string;
  rows: readonly unknown[];
}

/** Returns the figures of the open database. */
const figuresNow = keptOfDatabase<Figures>();

/**
 * Returns a text that is another one after every commit, of any connection, process or node. On PostgreSQL it is the
 * snapshot: which transactions are visible.
 */
async function readState(): Promise<string> {
  const read =
    engine() === 'postgres'
      ? sql<{ state: string }>`select pg_current_snapshot()::text as state`
      : sql<{ state: string }>`select cast(data_version as text) as state from pragma_data_version`;
  const { rows } = await read.execute(db());
  return rows[0]?.state ?? '';
}

/** Returns the few rows of a query that counts and sums; as long as nothing is written, it runs once. */
export async function readFigures<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]> {
  const read = async (): Promise<readonly Row[]> => (await db().executeQuery(query)).rows;
  // What a transaction has written is in no state that others see.
  if (isInTransaction()) return read();
  const figures = figuresNow();
  const key = JSON.stringify([query.sql, query.parameters]);
  // Read before the rows: figures that are newer than their state are never used after it.
  const state = await readState();
  const known = figures.get(key);
  const rows = known?.state === state ? (known.rows as readonly Row[]) : await read();
  keepNewest(figures, key, { state, rows });
  return rows;
}

/** Counts the rows of a query that selects one `total`, as `readFigures` does. */
export const countTotal = async (query: CompiledQuery<{ total: number }>): Promise<number> =>
  Number((await readFigures(query))[0]?.total ?? 0);

/** Highest number of hits of a search whose ids are remembered until something is written. */
export const KNOWN_MAX = 100;

/** Returns the ids of a page of a search; as `readFigures` does where few rows are found in all. */
export async function readIds(page: Compilable<{ id: number }>, total: number): Promise<number[]> {
  const query = page.compile();
  const rows = total <= KNOWN_MAX ? await readFigures(query) : (await db().executeQuery(query)).rows;
  return rows.map(({ id }) => id);
}
