import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';
import { AppState } from '#src/platform/app-state.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { openSecretKey } from '#src/platform/security/open-secret-key.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { makeInstallation } from './installation.ts';
import { TEMPLATE } from './postgres-template.setup.ts';
import { type Ran, runFaitage } from './run-command.ts';
import { TEST_SECRET_KEY } from './secret-key.ts';

/** A site on the engine of this run, for commands. */
export interface CommandSite {
  /** Folder of this test, for files that commands write. */
  root: string;
  environment: NodeJS.ProcessEnv;
  /** Runs `faitage` as the operator `lea`. @param secret what is typed when a secret is asked. */
  run(args: string[], secret?: string): Promise<Ran>;
  /** Works in database and files of the site, as its server does. */
  inSite<Result>(work: () => Promise<Result>): Promise<Result>;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function makeSite(root: string, database: string): Promise<NodeJS.ProcessEnv> {
  if (process.env.TEST_DATABASE !== 'postgres') return makeInstallation(inject('sqliteTemplate')).environment;
  const folder = join(root, 'site');
  mkdirSync(folder);
  await onServer(`create database ${database} template ${TEMPLATE}`);
  const DATABASE_URL = `${inject('postgresUrl')}${database}`;
  // Nothing listens on port 1: no server of this site is running.
  return { DATA_DIR: folder, DATABASE_URL, SECRET_KEY: TEST_SECRET_KEY, PORT: '1' };
}

/** Gives each test a site of its own; the returned object is filled before each. */
export function useCommandSite(): CommandSite {
  const site: CommandSite = {
    root: '',
    environment: {},
    run: (args, secret) => runFaitage(args, { ...site.environment, SUDO_USER: 'lea' }, secret),
    inSite: (work) =>
      new AppState().run(async () => {
        const config = readConfig(site.environment);
        setPublicUrl(config.PUBLIC_URL);
        await openDatabase(config.DATABASE_URL ?? join(config.DATA_DIR, 'faitage.sqlite'));
        openStorage(config);
        try {
          await openSecretKey(config);
          return await work();
        } finally {
          await closeDatabase();
        }
      }),
  };
  let database = '';
  beforeEach(async () => {
    site.root = mkdtempSync(join(tmpdir(), 'faitage-command-'));
    database = `command_${randomUUID().replaceAll('-', '')}`;
    site.environment = await makeSite(site.root, database);
  });
  afterEach(async () => {
    rmSync(site.root, { recursive: true, force: true });
    rmSync(site.environment.DATA_DIR ?? '', { recursive: true, force: true });
    if (site.environment.DATABASE_URL !== undefined) await onServer(`drop database if exists ${database} with (force)`);
  });
  return site;
}
