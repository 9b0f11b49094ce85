import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageFileNames } from '#src/domains/media/media.views.ts';
import { writeArchive } from '#src/platform/backup/write-archive.server.ts';
import { FILES_FOLDER } from '#src/platform/storage/storage.server.ts';
import { runFaitage } from '#tests/support/run-command.ts';

const KEY = 'ab12cd34-0000-4000-8000-000000000001';
const IMAGE = { id: 1, key: KEY, content_type: 'image/jpeg' };
const NAMES = imageFileNames(KEY, 'image/jpeg');

/** Text of a table's file. */
const lines = (...rows: unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const TABLES = {
  media: lines(IMAGE),
  jobs: lines({ id: 1, kind: 'mail', status: 'queued', payload: '{}' }),
  settings: lines({ grp: 'general', name: 'city' }, { grp: 'general', name: 'phone\nsecond line' }),
  users: '',
  last_numbers: lines({ name: 'media.id', value: 1 }, { name: 'jobs.id', value: 1 }),
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'faitage-rows-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes an archive of PostgreSQL with these tables and pictures' files, and verifies it. */
async function verify(tables: Record<string, string>, names: readonly string[] = NAMES) {
  const [dataFolder, workFolder] = [join(root, 'data'), join(root, 'work')];
  for (const name of names)
    write(join(dataFolder, FILES_FOLDER, name.slice(0, 2), name.slice(2, 4), name), `picture ${name}`);
  for (const [table, text] of Object.entries(tables)) write(join(workFolder, 'tables', `${table}.jsonl`), text);
  const archive = join(root, 'faitage.tar.gz');
  await writeArchive(archive, {
    dataFolder,
    workFolder,
    copyDatabase: async () => {},
    facts: { made_at: '2026-11-28T01:00:00.000Z', engine: 'postgres', migrations: [] },
  });
  return runFaitage(['verify', archive], {});
}

describe('faitage verify', () => {
  it('reads every row of an archive of PostgreSQL, and finds the files of its pictures, without a server', async () => {
    const { code, text, errors } = await verify(TABLES);
    expect([code, errors]).toEqual([0, '']);
    expect(text).toMatch(/✓ Archive intacte/);
    expect(text).toContain('✓ Lignes de PostgreSQL lisibles : 4 lignes de 4 tables.');
    expect(text).toContain(`✓ Images complètes : ${NAMES.length} fichiers.`);
  });

  it.each([
    ['a line that is cut', { settings: '{"grp":"general","na' }, 'la ligne 1 de settings n’est pas une ligne'],
    ['a line that is no row', { settings: '[1]\n' }, 'la ligne 1 de settings n’est pas une ligne'],
    ['an empty line', { settings: `${lines({ a: 1 })}\n` }, 'la ligne 2 de settings n’est pas une ligne'],
    ['a row without a column', { settings: lines({ a: 1, b: 2 }, { a: 1 }) }, 'n’a pas les colonnes des autres'],
    ['a last number of no table', { last_numbers: lines({ name: 'quotes.id', value: 4 }) }, 'la table quotes'],
    ['a last number that is none', { last_numbers: lines({ name: 'jobs.id' }) }, 'n’est pas un dernier numéro'],
    ['a picture without a key', { media: lines({ id: 1 }) }, 'la ligne 1 de media'],
  ])('names the first fault of rows with %s', async (_what, changed, fault) => {
    const { code, text } = await verify({ ...TABLES, ...changed });
    expect(code).toBe(2);
    expect(text).toMatch(/✓ Archive intacte/);
    expect(text).toContain(`✗ Lignes de PostgreSQL illisibles : `);
    expect(text).toContain(fault);
  });

  it('asks for the last numbers of rows', async () => {
    const { last_numbers: _left, ...others } = TABLES;
    expect(await verify(others)).toMatchObject({ code: 2, text: expect.stringContaining('le fichier last_numbers') });
  });

  it('names a picture without its file, unless a job is still to make it', async () => {
    const made = NAMES.filter((name) => !name.endsWith('-400.webp'));
    expect(made.length).toBe(NAMES.length - 1);
    const missing = await verify(TABLES, made);
    expect(missing).toMatchObject({ code: 2, text: expect.stringMatching(/✗ Images incomplètes : 1 .*-400\.webp/) });
    const job = { id: 2, kind: 'media-completion', status: 'queued', payload: JSON.stringify({ keys: [KEY] }) };
    const waiting = await verify({ ...TABLES, jobs: lines(job) }, made);
    expect(waiting).toMatchObject({ code: 0, text: expect.stringContaining('dont 1 petites tailles encore à faire') });
  });
});
