import { perApp } from '../app-state.server.ts';
import { databaseIdentity } from './database.server.ts';

const MOST_KEPT = 500;

/** Returns what gives the values kept of the open database, by key; another database begins with none. */
export function keptOfDatabase<Value>(): () => Map<string, Value> {
  const store = perApp(() => ({ database: undefined as object | undefined, values: new Map<string, Value>() }));
  return () => {
    const own = store();
    const database = databaseIdentity();
    if (own.database !== database) Object.assign(own, { database, values: new Map() });
    return own.values;
  };
}

/** Keeps a value as the newest one; beyond 500 the oldest is forgotten. */
export function keepNewest<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > MOST_KEPT && oldest !== undefined) values.delete(oldest);
}
