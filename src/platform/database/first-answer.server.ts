import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../log.server.ts';
import { engine, pingDatabase } from './database.server.ts';
import { isDatabaseOut } from './dialect.server.ts';

const WAIT_MS = 15_000;
const EVERY_MS = 500;

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/**
 * Waits until PostgreSQL, which may be starting or busy, answers for the first time.
 * @param isStarting false where it must run already: a refused connection is then a failure, a late answer is none.
 * @throws the last failure after fifteen seconds, and any other failure at once.
 */
export async function waitForDatabase(withinMs = WAIT_MS, isStarting = true): Promise<void> {
  const end = Date.now() + withinMs;
  for (let tries = 1; ; tries += 1) {
    try {
      await pingDatabase();
      return;
    } catch (error) {
      const isFinal = !isDatabaseOut(error) || (!isStarting && isRefused(error));
      if (engine() === 'sqlite' || isFinal || Date.now() >= end) throw error;
      if (tries === 1) log().warn('waiting for the database');
    }
    await wait(EVERY_MS);
  }
}
