import { perApp } from './app-state.server.ts';
import { databaseIdentity } from './database/database.server.ts';
import { subscribe } from './events/events.server.ts';

interface Cached<Value> {
  changes: number;
  value?: Value;
  /** Database for which `value` is current. */
  current?: object | undefined;
}

/**
 * Returns a read whose result is used again until any node publishes a change of this content. Not for commands: inside
 * a transaction it could remember rows that are rolled back.
 */
export function cachedContent<Value>(topics: readonly string[], read: () => Promise<Value>): () => Promise<Value> {
  const cache = perApp((): Cached<Value> => {
    const own: Cached<Value> = { changes: 0 };
    subscribe('content', ({ what }) => {
      if (!topics.includes(what) && what !== 'everything') return;
      own.changes += 1;
      own.current = undefined;
    });
    return own;
  });
  return async () => {
    const own = cache();
    const database = databaseIdentity();
    if (own.current === database && own.value !== undefined) return own.value;
    const before = own.changes;
    const value = await read();
    // A value read before a change must not be current after it.
    if (before === own.changes) {
      own.value = value;
      own.current = database;
    }
    return value;
  };
}
