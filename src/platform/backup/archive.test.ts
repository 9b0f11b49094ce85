import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArchive } from './read-archive.server.ts';
import { readPassphrase, writeArchive } from './write-archive.server.ts';

const PASSPHRASE = 'une phrase de passe longue';
const PICTURE = 'media/ab/cd/abcdef0123456789-400.webp';
const FACTS = { made_at: '2026-11-26T10:00:00.000Z', engine: 'sqlite', migrations: ['0001-first-rooms'] } as const;

let folder = '';
let site = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-archive-'));
  site = join(folder, 'site');
  put(PICTURE, randomBytes(200_001));
  put('outbox/20261126T100000Z-000000001.eml', 'Bonjour');
  put('secret.key', 'une-cle');
  put('notes-du-patron.txt', 'à moi');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), content);
}

async function write(passphrase?: string, meanwhile: () => void = () => {}): Promise<string> {
  const path = join(folder, 'copies', 'a.tar.gz');
  const workFolder = join(folder, 'work');
  mkdirSync(workFolder, { recursive: true });
  await writeArchive(path, {
    dataFolder: site,
    workFolder,
    copyDatabase: async () => {
      meanwhile();
      writeFileSync(join(workFolder, 'faitage.sqlite'), 'une base');
    },
    facts: { ...FACTS, migrations: [...FACTS.migrations] },
    passphrase,
  });
  return path;
}

const read = (path: string, passphrase?: string) => readArchive(path, { target: join(folder, 'restored'), passphrase });

describe('writeArchive', () => {
  it('writes what readArchive proves and unpacks, and nothing that is not of the product', async () => {
    const { files, holds_key } = await read(await write());
    expect(holds_key).toBe(true);
    expect(files.map(({ name }) => name).sort()).toEqual(
      ['faitage.sqlite', PICTURE, 'outbox/20261126T100000Z-000000001.eml', 'secret.key'].sort(),
    );
    expect(readFileSync(join(folder, 'restored', PICTURE))).toEqual(readFileSync(join(site, PICTURE)));
  });

  it('writes a file that tar unpacks as well', async () => {
    mkdirSync(join(folder, 'by-hand'));
    execFileSync('tar', ['-xzf', await write(), '-C', join(folder, 'by-hand')]);
    expect(readFileSync(join(folder, 'by-hand', 'secret.key'), 'utf8')).toBe('une-cle');
  });

  it('contains a picture that came while the database was copied', async () => {
    const later = 'media/ef/01/ef0123456789abcdef.webp';
    const { files } = await read(await write(undefined, () => put(later, 'une image')));
    expect(files.map(({ name }) => name)).toContain(later);
  });

  it('leaves neither an archive nor a draft when the database cannot be copied', async () => {
    const broken = () => {
      throw new Error('disque plein');
    };
    await expect(write(undefined, broken)).rejects.toThrow('disque plein');
    expect(readdirSync(join(folder, 'copies'))).toEqual([]);
  });
});

describe('readArchive', () => {
  it('opens an encrypted archive with its passphrase alone', async () => {
    const path = await write(PASSPHRASE);
    expect(readFileSync(path).includes('une-cle')).toBe(false);
    await expect(read(path)).rejects.toThrow(/est chiffrée : donnez son mot de passe/);
    await expect(read(path, 'une autre phrase')).rejects.toThrow(/mot de passe est faux/);
    expect((await read(path, PASSPHRASE)).files).toHaveLength(4);
  });

  it.each([
    ['an altered byte', (bytes: Buffer) => bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1)],
    ['a missing end', (bytes: Buffer) => bytes.subarray(0, -20)],
    ['another kind of file', () => Buffer.from('bonjour')],
    ['no content', () => Buffer.alloc(0)],
  ])('refuses %s, encrypted or not', async (_name, alter) => {
    for (const passphrase of [undefined, PASSPHRASE]) {
      const path = await write(passphrase);
      writeFileSync(path, alter(readFileSync(path)));
      await expect(read(path, passphrase)).rejects.toThrow(/^L’archive .*(abîmée|incomplète).*rien n’a été modifié/);
      rmSync(join(folder, 'restored'), { recursive: true, force: true });
    }
  });

  it('refuses a file that the manifest does not describe, and one that leaves its folder', async () => {
    const hand = join(folder, 'hand');
    mkdirSync(hand);
    writeFileSync(join(hand, 'manifest.json'), JSON.stringify({ format: 1, ...FACTS, holds_key: false, files: [] }));
    writeFileSync(join(hand, 'secret.key'), 'x');
    const pack = (...names: string[]): string => {
      const path = join(folder, 'hand.tar.gz');
      execFileSync('tar', ['-P', '-C', hand, '-czf', path, '--format=ustar', ...names]);
      return path;
    };
    await expect(read(pack('manifest.json', 'secret.key'))).rejects.toThrow(/secret\.key ne figure pas au manifeste/);
    rmSync(join(folder, 'restored'), { recursive: true });
    writeFileSync(join(folder, 'outside'), 'x');
    await expect(read(pack('../outside'))).rejects.toThrow(/abîmée/);
    await expect(read(pack('secret.key'))).rejects.toThrow(/n’a pas de manifeste/);
  });

  it('names an archive that is not there', async () => {
    await expect(read('/nulle/part.tar.gz')).rejects.toThrow(/\/nulle\/part\.tar\.gz ne peut pas être lue/);
  });
});

describe('readPassphrase', () => {
  it('reads the first line, and refuses a short one', async () => {
    const path = join(folder, 'phrase');
    writeFileSync(path, `${PASSPHRASE}\n`);
    expect(await readPassphrase(path)).toBe(PASSPHRASE);
    truncateSync(path, 5);
    await expect(readPassphrase(path)).rejects.toThrow(/trop court/);
  });
});
