import type { LogEvent } from 'kysely';
import { log } from '../log.server.ts';

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

/** Logs one statement with its duration. Bound values are left out: they are personal data. */
export function logStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const line = { sql: query.sql, ms: rounded(queryDurationMillis) };
  log().info(level === 'error' ? { ...line, failed: true } : line, 'sql');
}
