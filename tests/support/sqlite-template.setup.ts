import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  await openDatabase(file);
  await migrate();
  await closeDatabase();
  project.provide('sqliteTemplate', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
