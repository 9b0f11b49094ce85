import { sql } from 'kysely';
import { expect } from 'vitest';
import { db, engine, transaction } from '#src/platform/database/database.server.ts';
import type { Tables } from '#src/platform/database/tables.server.ts';

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
  return rows[0]?.waiting ?? 0;
}

async function untilWaiting(count: number): Promise<void> {
  if (engine() === 'postgres') await expect.poll(countWaiting).toBe(count);
}

/** Changes nothing in a row, and locks it. */
export const holdRow = (table: keyof Tables, id: number) => (): Promise<unknown> =>
  sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(db());

/**
 * Starts two acts on the same rows while a third transaction holds one of them, which it lets go, unchanged, when both
 * wait. An act that takes rows in the order of its list holds what the other one needs: PostgreSQL ends one of them.
 */
export async function whileHeld<First, Second>(
  hold: () => Promise<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const held = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holding = transaction(async () => {
    await hold();
    held.resolve();
    await free.promise;
    throw new Error('let go');
  }).catch(held.reject);
  try {
    await held.promise;
    const one = first();
    one.catch(() => {});
    await untilWaiting(1);
    const both = Promise.all([one, second()]);
    both.catch(() => {});
    await untilWaiting(2);
    free.resolve();
    return await both;
  } finally {
    free.resolve();
    await holding;
  }
}
