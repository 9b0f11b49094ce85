import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestProject } from 'vitest/node';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { migrate } from '#src/platform/database/migrate.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, closed SQLite file that tests copy. */
    sqliteTemplate: string;
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'faitage-template-'));
  const file = join(folder, 'template.db');
  // Copied for every test: with the usual pages of four kilobytes, the file of 160 small tables is four times as large.
  const first = new DatabaseSync(file);
  first.exec('pragma page_size = 1024; vacuum');
  first.close();
  await openDatabase(file);
  await migrate();
  await closeDatabase();
  project.provide('sqliteTemplate', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
