import { copyFileSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BACKUP_MARK } from '#src/platform/data-folder/last-backup.server.ts';
import { deriveKeys } from '#src/platform/security/secret-key.server.ts';

/** Folder of a site that has run: a migrated database with its key, and a backup of today. */
export interface Installation {
  folder: string;
  database: string;
  environment: NodeJS.ProcessEnv;
}

const KEY = 'une-cle-de-test-assez-longue-0123456789-abcdef';

/** Runs statements in an SQLite file. */
export function changeFile(path: string, statements: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec(statements);
  database.close();
}

/** Makes the folder of a sound site from the template of the tests. */
export function makeInstallation(template: string): Installation {
  const folder = mkdtempSync(join(tmpdir(), 'faitage-site-'));
  const database = join(folder, 'faitage.sqlite');
  copyFileSync(template, database);
  writeFileSync(join(folder, 'secret.key'), `${KEY}\n`, { mode: 0o600 });
  writeFileSync(join(folder, BACKUP_MARK), '');
  const { check } = deriveKeys(KEY);
  changeFile(
    database,
    `insert into server_secrets (name, value, created_at) values ('secret-key-check', '${check}', '2026-01-01T00:00:00.000Z')`,
  );
  return { folder, database, environment: { DATA_DIR: folder } };
}

/** Makes the last backup this many days old. */
export function ageBackup({ folder }: Installation, days: number): void {
  const at = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(folder, BACKUP_MARK), at, at);
}

/** Listens on a free port and answers every request alike. */
export async function answerAlways(body: string): Promise<{ port: number; server: Server }> {
  const server = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}
