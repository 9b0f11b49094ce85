import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureBackup, readFreeBytes, refuseTightFolder, toSize } from './backup-space.server.ts';

describe('toSize', () => {
  it.each([
    [1, '1 ko'],
    [999_999, '1000 ko'],
    [12_340_000, '12,3 Mo'],
    [2_500_000_000, '2,5 Go'],
  ])('writes %i as %s', (bytes, text) => expect(toSize(bytes)).toBe(text));
});

describe('measureBackup', () => {
  it('counts the database twice and each picture once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'faitage-space-'));
    const empty = await measureBackup(folder, 0);
    mkdirSync(join(folder, 'media', 'ab', 'cd'), { recursive: true });
    writeFileSync(join(folder, 'media', 'ab', 'cd', 'a.webp'), Buffer.alloc(5_000));
    writeFileSync(join(folder, 'other'), Buffer.alloc(9_000));
    expect((await measureBackup(folder, 1_000)) - empty).toBe(7_000);
    expect(await readFreeBytes(folder)).toBeGreaterThan(0);
    rmSync(folder, { recursive: true });
  });
});

describe('refuseTightFolder', () => {
  it('names the folder, what is free and what is needed', () => {
    expect(() => refuseTightFolder('/copies', { needed: 1_200_000_000, free: 300_000_000 })).toThrow(
      'Le dossier /copies n’a que 300,0 Mo libres et la sauvegarde peut en demander 1,2 Go',
    );
    expect(() => refuseTightFolder('/copies', { needed: 5, free: 5 })).not.toThrow();
  });
});
