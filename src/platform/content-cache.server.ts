import type { z } from 'zod';
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

/** Dates, figures and what other programs report change without a change of content. */
const PAGE_CONTENT_MS = 60_000;

interface PageContents {
  changes: number;
  found: Map<string, { value: object; database: object; until: number }>;
}

/** Outputs of answers that are used again, which are validated once. */
const outputs = perApp(() => new WeakMap<object, { parsed?: unknown }>());

/**
 * Returns a read of what public pages show, by a key with few values. Its result is used again, for every visitor and
 * validated once, until any node publishes a change of any content, for a minute at most. Nobody may change a result.
 * @param isComplete whether every part of a result could be read; any other is read again.
 */
export function pageContent<Key extends string, Value extends object, Inputs extends unknown[]>(
  read: (key: Key, ...inputs: Inputs) => Promise<Value>,
  isComplete: (value: Value) => boolean,
): (key: Key, ...inputs: Inputs) => Promise<Value> {
  const cache = perApp((): PageContents => {
    const own: PageContents = { changes: 0, found: new Map() };
    subscribe('content', () => {
      own.changes += 1;
      own.found.clear();
    });
    return own;
  });
  return async (key, ...inputs) => {
    const own = cache();
    const database = databaseIdentity();
    const known = own.found.get(key);
    if (known?.database === database && known.until > performance.now()) return known.value as Value;
    const before = own.changes;
    const value = await read(key, ...inputs);
    if (before === own.changes && !isInTransaction() && isComplete(value)) {
      own.found.set(key, { value, database, until: performance.now() + PAGE_CONTENT_MS });
      outputs().set(value, {});
    }
    return value;
  };
}

/** Returns the fields of an answer that its schema names. */
export function toOutput<Output extends z.ZodType>(schema: Output, answer: z.input<Output>): z.output<Output> {
  const shared = typeof answer === 'object' && answer !== null ? outputs().get(answer) : undefined;
  if (shared === undefined) return schema.parse(answer);
  shared.parsed ??= schema.parse(answer);
  return shared.parsed as z.output<Output>;
}
