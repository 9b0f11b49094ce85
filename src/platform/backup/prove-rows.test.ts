import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from './manifest.server.ts';
import { proveRows } from './prove-rows.server.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-rows-'));
  mkdirSync(join(folder, 'tables'));
  writeFileSync(join(folder, 'tables/settings.jsonl'), '{"id":1}\n{"id":2}\n');
  writeFileSync(join(folder, 'tables/last_numbers.jsonl'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Manifest that announces `rows` settings; none in one of an earlier version. */
const announcing = (rows?: number): Manifest => ({
  format: 1,
  made_at: '2026-11-28T01:00:00.000Z',
  engine: 'postgres',
  migrations: [],
  holds_key: false,
  files: [
    { name: 'tables/settings.jsonl', bytes: 18, sha256: '', ...(rows === undefined ? {} : { rows }) },
    { name: 'tables/last_numbers.jsonl', bytes: 0, sha256: '' },
  ],
});
const prove = (rows?: number) => proveRows(folder, announcing(rows), () => true);

describe('proveRows', () => {
  it('compares the number of rows with that of the manifest, where it has one', async () => {
    expect(await prove(2)).toEqual({ tables: 1, rows: 2 });
    expect(await prove()).toEqual({ tables: 1, rows: 2 });
    expect(await prove(3)).toEqual({ fault: 'la table settings a 2 lignes, et 3 au manifeste' });
  });

  it('names the row that lacks what it needs', async () => {
    const found = await proveRows(folder, announcing(2), (_table, row) => row.id === 1);
    expect(found).toEqual({ fault: 'la ligne 2 de settings n’a pas ce qu’elle doit avoir' });
  });
});
