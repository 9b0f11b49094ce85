import { perApp } from './app-state.server.ts';
import { databaseIdentity, isInTransaction } from './database/database.server.ts';
import { subscribe } from './events/events.server.ts';

interface Cached<Value> {
  changes: number;
  value?: Value;
  /** Database for which `value` is current. */
  current?: object | undefined;
}

/**
 * Returns a read whose result is used again until any node publishes a change of this content. What a transaction reads
 * is not remembered, as it may be rolled back; a command that has changed this content may get what was there before.
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
    if (before === own.changes && !isInTransaction()) {
      own.value = value;
      own.current = database;
    }
    return value;
  };
}
