import { type Expression, type ExpressionBuilder, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { createTurns } from '../in-parts.server.ts';
import { inSteps } from '../in-steps.server.ts';
import { db, engine } from './database.server.ts';
import type { TableWithId } from './lock-rows.server.ts';
import type { Tables } from './tables.server.ts';

/** Rows that a step looks at when few of them meet its condition: one to three milliseconds. */
const SEEN = 1_000;

/** Rows of one table that meet a condition. */
export interface Wanted<Table extends keyof Tables> {
  table: Table;
  where: (row: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>;
}

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;
/** Values of a key. */
type Place = readonly unknown[];

const ID = ['id'];
const toIds = (found: Place[]): number[] => found.map(([id]) => Number(id));

interface Part {
  /** Keys of the rows that meet the condition, in order; on PostgreSQL nobody changes them until the step ends. */
  found: Place[];
  /** The same rows, as a condition. */
  isFound: RawBuilder<boolean>;
  limit: number;
}

/** Names a table to read by its primary key alone: SQLite would read and sort whatever an index finds, at each step. */
const inKeyOrder = (table: keyof Tables): RawBuilder<unknown> =>
  engine() === 'sqlite' ? sql`${sql.table(table)} not indexed` : sql.table(table);

/**
 * Walks through a table in the order of its primary key, once: no step reads again what an earlier one has left, and
 * where no index helps, none reads the whole table. `act` returns after which key the next step begins, if not after
 * the part.
 */
function walk<Table extends keyof Tables>(
  { table, where }: Wanted<Table>,
  key: readonly Column<Table>[],
  act: (part: Part) => Promise<Place | undefined>,
  lockFirst?: (ids: number[]) => Promise<unknown>,
): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const isWanted = where(expressionBuilder<Tables, Table>());
  const lock = engine() === 'postgres' ? sql`for update of ${sql.table(table)}` : sql``;
  const select = async (which: RawBuilder<unknown>): Promise<Place[]> => {
    const query = sql<Record<string, unknown>>`select ${columns} from ${inKeyOrder(table)} where ${which}`;
    return (await query.execute(db())).rows.map((row) => key.map((name) => row[name]));
  };
  let isAhead = sql<boolean>`1 = 1`;
  const upTo = (end: Place) => sql<boolean>`${isAhead} and (${columns}) <= (${sql.join(end)})`;
  return inSteps(async (limit) => {
    const [end] = await select(sql`${isAhead} order by ${columns} limit 1 offset ${SEEN - 1}`);
    const isSeen = end === undefined ? isAhead : upTo(end);
    const part = sql`${isSeen} and (${isWanted}) order by ${columns} limit ${limit}`;
    if (lockFirst !== undefined && engine() === 'postgres') await lockFirst(toIds(await select(part)));
    const found = await select(sql`${part} ${lock}`);
    const last = found.at(-1);
    const again = last && (await act({ found, isFound: sql`${upTo(last)} and (${isWanted})`, limit }));
    const next = again ?? (found.length < limit ? end : last);
    if (next !== undefined) isAhead = sql`(${columns}) > (${sql.join(next)})`;
    return { count: found.length, isLast: next === undefined };
  });
}

/** Deletes the rows that meet a condition, in steps; `key` names the columns of the primary key. @returns how many. */
export const deleteInSteps = <Table extends keyof Tables>(
  wanted: Wanted<Table>,
  ...key: readonly Column<Table>[]
): Promise<number> =>
  walk(wanted, key, async ({ isFound }) => {
    await sql`delete from ${inKeyOrder(wanted.table)} where ${isFound}`.execute(db());
    return undefined;
  });

/**
 * Acts on rows that meet a condition, by their ids, in steps. On PostgreSQL `lockFirst` locks the rows of a step together
 * with those that `act` changes besides, in the order in which other transactions lock them. @returns how many.
 */
export const actInSteps = <Table extends TableWithId>(
  wanted: Wanted<Table>,
  act: (ids: number[]) => Promise<unknown>,
  lockFirst?: (ids: number[]) => Promise<unknown>,
): Promise<number> =>
  walk(
    wanted,
    ID as readonly Column<Table>[],
    async ({ found }) => {
      await act(toIds(found));
      return undefined;
    },
    lockFirst,
  );

/**
 * The same for rows with parts of their own, of which a step also changes at most `limit`: `act` returns the first id
 * that it has not finished, with which the next step begins. @returns how often a row was acted on.
 */
export const actOnParts = <Table extends TableWithId>(
  wanted: Wanted<Table>,
  act: (ids: number[], limit: number) => Promise<number | undefined>,
): Promise<number> =>
  walk(wanted, ID as readonly Column<Table>[], async ({ found, limit }) => {
    const again = await act(toIds(found), limit);
    return again === undefined ? undefined : [again - 1];
  });

/**
 * Rows of a part. On SQLite one to three milliseconds where a long text of each is read; on PostgreSQL, where the event
 * loop does not wait for a statement, a small part of the time that a statement may take.
 */
const PARTS = { sqlite: 500, postgres: 50_000 };

/**
 * Acts on every row of a table, in parts and as part of the open transaction, where no index finds the rows: after 5 ms
 * the event loop gets a turn. `act` gets a condition: the row is one of the part.
 */
export async function eachPart(
  table: TableWithId,
  act: (isInPart: RawBuilder<boolean>) => Promise<unknown>,
): Promise<void> {
  const leave = createTurns();
  let isAhead = sql<boolean>`1 = 1`;
  for (;;) {
    const { rows } = await sql<{ id: number }>`select id from ${inKeyOrder(table)} where ${isAhead}
      order by id limit 1 offset ${sql.lit(PARTS[engine()] - 1)}`.execute(db());
    const [end] = rows;
    await act(end === undefined ? isAhead : sql<boolean>`${isAhead} and id <= ${end.id}`);
    if (end === undefined) return;
    isAhead = sql<boolean>`id > ${end.id}`;
    await leave();
  }
}
