import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';
import { closeDatabase, db, openDatabase } from '#src/platform/database/database.server.ts';
import { TEMPLATE } from './postgres-template.setup.ts';

/** Forgets one test's world. */
type Forget = () => Promise<void>;

async function openCopy(): Promise<Forget> {
  const folder = mkdtempSync(join(tmpdir(), 'faitage-test-'));
  const file = join(folder, 'test.db');
  copyFileSync(inject('sqliteTemplate'), file);
  await openDatabase(file);
  // No test cuts the power.
  await sql`pragma synchronous = off`.execute(db());
  return async () => {
    await closeDatabase();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function withServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function openFromTemplate(): Promise<Forget> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withServer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  await openDatabase(`${inject('postgresUrl')}${name}`);
  return async () => {
    await closeDatabase();
    await withServer(`drop database ${name} with (force)`);
  };
}

/** A fresh migrated database for each test of the file, on the engine that the test project names. */
export function useDatabase(): void {
  let forget: Forget = async () => {};
  beforeEach(async () => {
    forget = process.env.TEST_DATABASE === 'postgres' ? await openFromTemplate() : await openCopy();
  });
  afterEach(() => forget());
}
