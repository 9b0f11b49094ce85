import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getStampFile } from './folder-stamp.server.ts';
import { type DataFolder, openDataFolder } from './open-data-folder.server.ts';

const root = mkdtempSync(join(tmpdir(), 'faitage-data-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const MIGRATIONS = ['0001-first', '0002-second'];
let place = '';
let folder = '';
let stampFolder = '';

beforeEach(() => {
  place = mkdtempSync(join(root, 'place-'));
  folder = join(place, 'data');
  stampFolder = mkdtempSync(join(root, 'stamps-'));
});

const settings = (changes = {}) => ({ DATA_DIR: folder, DATABASE_URL: undefined, DATA_REQUIRED: false, ...changes });
const open = (changes = {}): DataFolder => openDataFolder(settings(changes), { migrations: MIGRATIONS, stampFolder });
const databasePath = (): string => join(folder, 'faitage.sqlite');

function makeDatabase(migrations: readonly string[] = MIGRATIONS, table = 'kysely_migration'): void {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(databasePath());
  database.exec(`pragma journal_mode = wal; create table ${table} (name text); create table rows (text text); begin`);
  for (const name of migrations) database.prepare(`insert into ${table} values (?)`).run(name);
  for (let row = 0; row < 200; row += 1) database.prepare('insert into rows values (?)').run('x'.repeat(500));
  database.exec('commit');
  database.close();
}

/** Returns names and contents of everything in the folder. */
const contents = (): [string, string][] =>
  readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return [name, statSync(path).isFile() ? readFileSync(path, 'latin1') : readdirSync(path).join()];
  });

function expectRefusal(...parts: string[]): void {
  const before = existsSync(folder) && statSync(folder).isDirectory() ? contents() : undefined;
  let message = '';
  try {
    open().leave();
  } catch (error) {
    message = (error as Error).message;
  }
  for (const part of parts) expect(message).toContain(part);
  expect(message).not.toContain('\n');
  if (before === undefined) return;
  expect(contents()).toEqual(before);
}

describe('openDataFolder', () => {
  it('creates a missing folder that only its own account can read', () => {
    open().leave();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('accepts its own database, also after a kill', () => {
    makeDatabase();
    const database = new DatabaseSync(databasePath());
    database.exec("pragma wal_autocheckpoint = 0; insert into rows values ('in the log')");
    open().leave();
    database.close();
    open().leave();
  });

  it('refuses a folder whose parent is missing', () => {
    rmSync(place, { recursive: true });
    expectRefusal(place, 'n’existe pas', 'DATA_DIR');
  });

  it('refuses a file in place of the folder', () => {
    writeFileSync(folder, '');
    expectRefusal(folder, 'n’est pas un dossier');
  });

  it.skipIf(process.getuid?.() === 0)('refuses a folder without write permission', () => {
    mkdirSync(folder, { mode: 0o500 });
    expectRefusal(folder, 'lecture seule');
  });

  it.skipIf(process.getuid?.() === 0)('refuses a database without write permission', () => {
    makeDatabase();
    chmodSync(databasePath(), 0o400);
    expectRefusal(databasePath(), 'lecture seule');
  });

  it('refuses an empty database file', () => {
    makeDatabase();
    truncateSync(databasePath(), 0);
    expectRefusal(databasePath(), '0 octet', 'sauvegarde');
  });

  it('refuses a truncated database file', () => {
    makeDatabase();
    truncateSync(databasePath(), 8_192);
    expectRefusal(databasePath(), 'tronquée', 'sauvegarde');
  });

  it('refuses a database file that ends inside its first page', () => {
    makeDatabase();
    truncateSync(databasePath(), 50);
    expectRefusal(databasePath(), 'sauvegarde');
  });

  it('refuses a file of another type', () => {
    mkdirSync(folder);
    writeFileSync(databasePath(), 'a letter, not a database\n'.repeat(100));
    expectRefusal(databasePath(), 'n’est pas une base SQLite');
  });

  it('refuses the database of another program', () => {
    makeDatabase([], 'albums');
    expectRefusal(databasePath(), 'autre logiciel');
  });

  it('refuses the database of a newer version', () => {
    makeDatabase([...MIGRATIONS, '0099-later']);
    expectRefusal(databasePath(), 'plus récente', '0099-later');
  });

  it('refuses a folder with pictures but without a database', () => {
    mkdirSync(join(folder, 'media', 'ab'), { recursive: true });
    expectRefusal(databasePath(), join(folder, 'media'), 'sauvegarde');
  });

  it('refuses a folder with a key but without a database', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'secret.key'), 'key');
    expectRefusal(join(folder, 'secret.key'));
  });

  it('refuses an empty folder that had a database at the last start', () => {
    makeDatabase();
    const first = open();
    first.remember();
    first.leave();
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    expectRefusal(folder, 'est vide ou absent alors', stampFolder);
  });

  it('refuses an empty folder on another device than the last database', () => {
    makeDatabase();
    const first = open();
    first.remember();
    first.leave();
    const stampFile = getStampFile(stampFolder, folder);
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    writeFileSync(stampFile, JSON.stringify({ ...stamp, device: stamp.device + 1 }));
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    expectRefusal(folder, 'est vide ou absent alors', stampFolder);
  });

  it('accepts a folder that was deleted and recreated on the same device', () => {
    makeDatabase();
    const first = open();
    first.remember();
    first.leave();
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    open().leave();
    expect(readdirSync(folder)).toEqual(['faitage.lock']);
  });

  it('accepts a deleted folder as a new start', () => {
    makeDatabase();
    const first = open();
    first.remember();
    first.leave();
    rmSync(folder, { recursive: true });
    open().leave();
    expect(readdirSync(folder)).toEqual(['faitage.lock']);
  });

  it('refuses to start a new site where a database is required', () => {
    expect(() => open({ DATA_REQUIRED: true })).toThrow(/DATA_REQUIRED/);
    expect(existsSync(folder)).toBe(false);
  });

  it('refuses a second process, and accepts the next one after a `kill -9`', async () => {
    makeDatabase();
    const script = `const { DatabaseSync } = require('node:sqlite');
      const lock = new DatabaseSync(${JSON.stringify(join(folder, 'faitage.lock'))});
      lock.exec('pragma locking_mode = exclusive; begin exclusive');
      console.log('locked'); setInterval(() => lock.isOpen, 1000);`;
    const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(other.stdout, 'data');
    expectRefusal(folder, 'Un autre processus');
    other.kill('SIGKILL');
    await once(other, 'exit');
    open().leave();
  });

  it('removes the permissions of group and others from existing files', () => {
    makeDatabase();
    mkdirSync(join(folder, 'outbox'));
    chmodSync(databasePath(), 0o644);
    chmodSync(join(folder, 'outbox'), 0o755);
    writeFileSync(join(folder, 'notes.txt'), 'not ours', { mode: 0o644 });
    open().leave();
    expect(statSync(databasePath()).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'outbox')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'notes.txt')).mode & 0o777).toBe(0o644);
  });
});

describe('openDataFolder with a database server', () => {
  const DATABASE_URL = 'postgres://localhost/site';

  it('accepts several nodes in one folder', () => {
    const [first, second] = [open({ DATABASE_URL }), open({ DATABASE_URL })];
    expect(second.databaseAddress).toBe(DATABASE_URL);
    first.leave();
    second.leave();
  });

  it('refuses an empty server beside the pictures of an existing site', () => {
    mkdirSync(join(folder, 'media', 'ab'), { recursive: true });
    const opened = open({ DATABASE_URL });
    expect(() => opened.refuseEmptyServer(true)).toThrow(/PostgreSQL est vide/);
    expect(() => opened.refuseEmptyServer(false)).not.toThrow();
  });

  it('accepts an empty server beside an embedded database, for a migration to the server', () => {
    makeDatabase();
    mkdirSync(join(folder, 'media', 'ab'), { recursive: true });
    expect(() => open({ DATABASE_URL }).refuseEmptyServer(true)).not.toThrow();
  });
});
