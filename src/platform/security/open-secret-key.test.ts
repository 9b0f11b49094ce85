import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { openSecretKey, type SecretKeyConfig, storeKeyCheck } from './open-secret-key.server.ts';
import { currentKeys, deriveKeys, keysById, setSecretKeys } from './secret-key.server.ts';

useDatabase();

const ONE = 'first secret key of the tests, as long as it must be';
const OTHER = 'other secret key of the tests, as long as it must be';
let folder = '';
let path = '';
const open = (input: Partial<SecretKeyConfig> = {}) =>
  openSecretKey({ DATA_DIR: folder, SECRET_KEY_LOST: false, ...input });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-key-'));
  path = join(folder, 'secret.key');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  setSecretKeys(TEST_SECRET_KEY);
});

describe('openSecretKey without SECRET_KEY', () => {
  it('creates a file that only its owner can read, and reads the same key again', async () => {
    expect(await open()).toBe('same');
    const { id } = currentKeys();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url')).toHaveLength(32);
    expect(readdirSync(folder)).toEqual(['secret.key']);
    setSecretKeys();
    expect(await open()).toBe('same');
    expect(currentKeys().id).toBe(id);
  });

  it('creates one key when two processes start together', async () => {
    expect(await Promise.all([open(), open(), open()])).toEqual(['same', 'same', 'same']);
    expect(readdirSync(folder)).toEqual(['secret.key']);
    expect(deriveKeys(readFileSync(path, 'utf8').trim()).id).toBe(currentKeys().id);
  });

  it('restricts the permissions of a file that others could read', async () => {
    writeFileSync(path, `${ONE}\n`);
    chmodSync(path, 0o644);
    await open();
    expect([statSync(path).mode & 0o777, currentKeys().id]).toEqual([0o600, deriveKeys(ONE).id]);
  });

  it('refuses a database whose key is missing, and writes nothing', async () => {
    await open({ SECRET_KEY: ONE });
    await expect(open()).rejects.toThrow(/^Clé secrète : cette base de données contient.*SECRET_KEY_LOST=1[^\n]*$/);
    expect(existsSync(path)).toBe(false);
  });

  it('refuses a truncated or empty file, and leaves it unchanged', async () => {
    writeFileSync(path, 'cut');
    await expect(open()).rejects.toThrow(`Clé secrète : le fichier ${path} ne contient pas de clé valable`);
    expect(readFileSync(path, 'utf8')).toBe('cut');
  });
});

describe('openSecretKey with SECRET_KEY', () => {
  it('requires no file', async () => {
    expect(await open({ SECRET_KEY: ONE })).toBe('same');
    expect([existsSync(path), currentKeys().id]).toEqual([false, deriveKeys(ONE).id]);
  });

  it('refuses the key of another database in one French line', async () => {
    await open({ SECRET_KEY: ONE });
    await expect(open({ SECRET_KEY: OTHER })).rejects.toThrow(
      /^Clé secrète : SECRET_KEY n’est pas la clé de cette base de données ;[^\n]*$/,
    );
  });

  it('replaces the key of the file or of an older variable, which still decrypts', async () => {
    await open();
    const filed = currentKeys().id;
    expect(await open({ SECRET_KEY: ONE })).toBe('previous');
    expect([currentKeys().id, keysById(filed)?.id]).toEqual([deriveKeys(ONE).id, filed]);
    await storeKeyCheck();
    rmSync(path);
    expect(await open({ SECRET_KEY: ONE })).toBe('same');
    expect(await open({ SECRET_KEY: OTHER, SECRET_KEY_PREVIOUS: ONE })).toBe('previous');
    await storeKeyCheck();
    await expect(open({ SECRET_KEY: ONE })).rejects.toThrow('Clé secrète');
  });

  it('continues without the lost key only when configured, and stores the new one', async () => {
    await open({ SECRET_KEY: ONE });
    expect(await open({ SECRET_KEY: OTHER, SECRET_KEY_LOST: true })).toBe('lost');
    await storeKeyCheck();
    expect(await open({ SECRET_KEY: OTHER })).toBe('same');
    expect(await open({ SECRET_KEY: OTHER, SECRET_KEY_LOST: true })).toBe('same');
  });
});
