import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeS3 } from '#tests/support/fake-s3.ts';
import { checkStorage, openStorage, storage } from './storage.server.ts';

const NAME = `${'0a1b2c3d'.repeat(4)}-400.webp`;
const bytes = Buffer.from([0, 1, 2, 255]);

const objects = new Map<string, Buffer>();
const failures = { left: 0 };
const server = fakeS3(objects, failures);
let folder = '';
let endpoint = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const disk = () => openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
const s3 = (secret = 'secret') =>
  openStorage({
    DATA_DIR: folder,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'toiture',
    S3_REGION: 'eu-west-3',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: secret,
  });

describe.each([
  ['storage on disk', disk],
  ['storage in a bucket', s3],
])('a storage %s', (_where, open) => {
  beforeAll(() => void open());

  it('returns stored files, undefined for missing ones, and deletes files', async () => {
    expect(await storage().get(NAME)).toBeUndefined();
    expect(await storage().exists(NAME)).toBe(false);
    await storage().put(NAME, Buffer.from('old'), 'image/webp');
    await storage().put(NAME, bytes, 'image/webp');
    const file = await storage().get(NAME);
    expect(file?.contentType).toBe('image/webp');
    expect(Buffer.from(file?.bytes ?? [])).toEqual(bytes);
    expect(await storage().exists(NAME)).toBe(true);
    await storage().delete(NAME);
    await storage().delete(NAME);
    expect(await storage().get(NAME)).toBeUndefined();
  });

  it('refuses every name that could leave its folder', async () => {
    for (const name of [
      '../../etc/passwd',
      'a/b.webp',
      '..%2fx.webp',
      'AAAAAA.webp',
      '.hidden1.webp',
      'abcdef.webp\0',
      '',
    ]) {
      await expect((async () => storage().get(name))(), name).rejects.toThrow('refusé');
    }
  });

  it('checks whether it works', async () => {
    await expect(checkStorage()).resolves.toBeUndefined();
  });
});

describe('on disk', () => {
  it('distributes the files over folders and leaves no draft', async () => {
    await disk().put(NAME, bytes, 'image/webp');
    expect(readdirSync(join(folder, 'media', '0a', '1b'))).toEqual([NAME]);
  });

  it('deletes with a file the drafts of a killed process', async () => {
    const leaf = join(folder, 'media', '0a', '1b');
    await disk().put(NAME, bytes, 'image/webp');
    writeFileSync(join(leaf, `.${NAME}.draft-x`), 'half');
    await storage().delete(NAME);
    expect(readdirSync(leaf)).toEqual([]);
  });
});

describe('in a bucket', () => {
  it('addresses objects by path', async () => {
    await s3().put(NAME, bytes, 'image/webp');
    expect([...objects.keys()]).toContain(`/toiture/media/${NAME}`);
  });

  it('retries after a short failure and reports a long one', async () => {
    failures.left = 1;
    await expect(s3().exists(NAME)).resolves.toBe(true);
    failures.left = 3;
    await expect(s3().get(NAME)).rejects.toThrow('503');
  });
});
