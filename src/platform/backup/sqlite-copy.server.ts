import { DatabaseSync } from 'node:sqlite';

/** Another process may be writing for a moment; this process has nothing else to do. */
const PATIENCE_MS = 10_000;

/** Copies a database into a new file, as it is at one instant, while the server goes on writing. */
export function copySqlite(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: PATIENCE_MS });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}
