import type { LogEvent } from 'kysely';
import { log } from '../log.server.ts';
import { meters } from '../metrics/meters.server.ts';
import { addStatement } from '../traces/spans.server.ts';

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

/** Logs one statement with its duration. Bound values are left out: they are personal data. */
function logStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const line = { sql: query.sql, ms: rounded(queryDurationMillis) };
  log().info(level === 'error' ? { ...line, failed: true } : line, 'sql');
}

const KINDS: Record<string, string> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** Counts one statement by its kind: what it reads or writes is not a label. */
function measureStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const kind = KINDS[query.query.kind] ?? 'other';
  meters().statements.observe(kind, queryDurationMillis / 1000);
  addStatement(kind, queryDurationMillis, level === 'error');
}

/** Returns what is called after each statement: it measures it, and logs it where that is wanted. */
export const watchStatements =
  ({ logsSql }: { logsSql: boolean }) =>
  (event: LogEvent): void => {
    measureStatement(event);
    if (logsSql) logStatement(event);
  };
