import type { Compilable, CompiledQuery } from 'kysely';
import { perApp } from '../app-state.server.ts';
import { db, type Engine, engine, executeCompiled, type Queries } from './database.server.ts';
import { isReadOnly, refuseInQuery } from './read-only.server.ts';

/** Stands for a value while the statement is built. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const createSlots = (): object => new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/**
 * Defines a statement that is built and compiled at its first run, because that takes longer than SQLite takes to run
 * it: for those of which one request runs several. `build` may not decide by its values, which it does not get yet.
 */
export function prepared<Values extends object, Row>(
  build: (queries: Queries, values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  const compiled = perApp(() => new Map<Engine, CompiledQuery<Row>>());
  const compile = (): CompiledQuery<Row> => {
    const known = compiled().get(engine());
    if (known !== undefined) return known;
    const query = build(db().withoutPlugins(), createSlots() as Values).compile() as CompiledQuery<Row>;
    compiled().set(engine(), query);
    return query;
  };
  return async (values) => {
    const query = compile();
    if (isReadOnly() && query.query.kind !== 'SelectQueryNode') refuseInQuery(`write (${query.query.kind})`);
    const fill = (value: unknown): unknown =>
      value instanceof Slot ? (values as Record<string, unknown>)[value.name] : value;
    return executeCompiled<Row>({ ...query, parameters: query.parameters.map(fill) });
  };
}
