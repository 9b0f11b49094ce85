import { type CompiledQuery, sql } from 'kysely';
import { perApp } from '../app-state.server.ts';
import { databaseIdentity, db, engine, isInTransaction } from './database.server.ts';

const MOST_KEPT = 500;

interface Total {
  /** State of the database in which it is true. */
  state: string;
  rows: number;
}

const store = perApp(() => ({ database: undefined as object | undefined, totals: new Map<string, Total>() }));

/** Returns the totals of the open database. */
function totalsNow(): Map<string, Total> {
  const own = store();
  const database = databaseIdentity();
  if (own.database !== database) Object.assign(own, { database, totals: new Map() });
  return own.totals;
}

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

/** Counts the rows of a query that selects one `total`; as long as nothing is written, none is counted twice. */
export async function countTotal(query: CompiledQuery<{ total: number }>): Promise<number> {
  const count = async (): Promise<number> => Number((await db().executeQuery(query)).rows[0]?.total ?? 0);
  // What a transaction has written is in no state that others see.
  if (isInTransaction()) return count();
  const totals = totalsNow();
  const key = JSON.stringify([query.sql, query.parameters]);
  // Read before the rows: a total that is newer than its state is never used after it.
  const state = await readState();
  const known = totals.get(key);
  const rows = known?.state === state ? known.rows : await count();
  totals.delete(key);
  totals.set(key, { state, rows });
  const [oldest] = totals.keys();
  if (totals.size > MOST_KEPT && oldest !== undefined) totals.delete(oldest);
  return rows;
}
