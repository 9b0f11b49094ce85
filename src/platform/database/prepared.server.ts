import type { Compilable, CompiledQuery, InsertQueryBuilder, InsertResult, QueryResult } from 'kysely';
import { perApp } from '../app-state.server.ts';
import { db, type Engine, engine, executeCompiled, type Queries } from './database.server.ts';
import { isReadOnly, refuseInQuery } from './read-only.server.ts';
import type { Tables } from './tables.server.ts';

/** Stands for a value while the statement is built. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const createSlots = (): object => new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/** Returns what runs a statement: built and compiled once, with the values of each call. */
function compileOnce<Values extends object, Row>(
  build: (queries: Queries, values: Values) => Compilable<Row>,
): (values: Values) => Promise<QueryResult<Row>> {
  const compiled = perApp(() => new Map<Engine, CompiledQuery<Row>>());
  const compile = (): CompiledQuery<Row> => {
    const known = compiled().get(engine());
    if (known !== undefined) return known;
    const query = build(db().withoutPlugins(), createSlots() as Values).compile() as CompiledQuery<Row>;
    compiled().set(engine(), query);
    return query;
  };
  return (values) => {
    const query = compile();
    if (isReadOnly() && query.query.kind !== 'SelectQueryNode') refuseInQuery(`write (${query.query.kind})`);
    const fill = (value: unknown): unknown =>
      value instanceof Slot ? (values as Record<string, unknown>)[value.name] : value;
    return executeCompiled<Row>({ ...query, parameters: query.parameters.map(fill) });
  };
}

/**
 * Defines a statement that is built and compiled at its first run, because that takes longer than SQLite takes to run
 * it: for those of which one request runs several. `build` may not decide by its values, which it does not get yet.
 */
export function prepared<Values extends object, Row>(
  build: (queries: Queries, values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  const run = compileOnce(build);
  return async (values) => (await run(values)).rows;
}

/** Defines a statement that writes in the same way; it answers the number of rows that it has written. */
export function preparedWrite<Values extends object>(
  build: (queries: Queries, values: Values) => Compilable<unknown>,
): (values: Values) => Promise<number> {
  const run = compileOnce(build);
  return async (values) => Number((await run(values)).numAffectedRows ?? 0);
}

/** Tables whose rows the database numbers. */
type Numbered = { [Name in keyof Tables]: Tables[Name] extends { id: unknown } ? Name : never }[keyof Tables];

/**
 * Defines the insertion of one row in the same way; it answers the row's number. SQLite knows that without `returning`,
 * which costs it a table of its own for each row.
 */
export function preparedInsert<Values extends object, Table extends Numbered>(
  build: (queries: Queries, values: Values) => InsertQueryBuilder<Tables, Table, InsertResult>,
): (values: Values) => Promise<number> {
  const run = compileOnce<Values, { id: number }>((queries, values) => {
    const insert = build(queries, values);
    return (engine() === 'postgres' ? insert.returning('id' as never) : insert) as Compilable<{ id: number }>;
  });
  return async (values) => {
    const { rows, insertId = rows[0]?.id } = await run(values);
    if (insertId === undefined) throw new Error('The database returned no number of the row.');
    return Number(insertId);
  };
}
