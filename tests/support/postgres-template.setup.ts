import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { migrate } from '#src/platform/database/migrate.server.ts';
import { startCluster } from './postgres.ts';
import { installReset } from './postgres-reset.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the cluster, without a database name. */
    postgresUrl: string;
  }
}

/** The migrated database from which every worker's own is copied. */
export const TEMPLATE = 'template_faitage';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  await cluster.createDatabase(TEMPLATE);
  await openDatabase(cluster.url(TEMPLATE));
  await migrate();
  await closeDatabase();
  const client = new pg.Client({ connectionString: cluster.url(TEMPLATE) });
  await client.connect();
  await installReset(client);
  await client.end();
  project.provide('postgresUrl', cluster.url(''));
  return () => cluster.stop();
}
