import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VISITOR } from '#src/kernel/actor.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { countHit, readHits } from '#src/platform/security/rate-limit.server.ts';
import { openStorage, storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { IMAGE_MAX_BYTES } from '../media.contract.ts';
import { PHOTO_BYTES_PER_ADDRESS } from '../media.rules.ts';
import { MEDIA_TEXTS } from '../media.texts.ts';
import { storeImage } from './store-image.server.ts';

useDatabase();

const visitor = { ...systemContext('test'), actor: VISITOR };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
});
afterEach(() => rmSync(folder, { recursive: true }));

const aPhoto = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#b4431d' } })
    .png()
    .toBuffer();

const rows = () => db().selectFrom('media').selectAll().execute();

describe('storeImage', () => {
  it('stores a visitor’s picture with its files and its size', async () => {
    const image = await storeImage(visitor, { bytes: await aPhoto() });
    expect(image).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      path: `/media/${image.key}-1200.webp`,
      width: 90,
      height: 60,
    });
    expect(await rows()).toMatchObject([{ key: image.key, content_type: 'image/png', width: 90, height: 60 }]);
    for (const name of ['-400.webp', '-800.webp', '-1200.webp', '.png']) {
      expect(await storage().exists(`${image.key}${name}`), name).toBe(true);
    }
  });

  it('accepts a data URL, whatever type it claims', async () => {
    const dataUrl = `data:image/gif;base64,${(await aPhoto()).toString('base64')}`;
    await storeImage(visitor, { dataUrl });
    expect(await rows()).toMatchObject([{ content_type: 'image/png' }]);
  });

  it('stores nothing when it refuses a picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const refusals: [Parameters<typeof storeImage>[1], string][] = [
      [{ bytes: svg }, 'unsupported-type'],
      [{ dataUrl: `data:image/png;base64,${svg.toString('base64')}` }, 'unsupported-type'],
      [{ dataUrl: 'data:image/png;base64,' }, 'unsupported-type'],
      [{ dataUrl: 'data:text/html;base64,PGI+' }, 'invalid'],
      [{ dataUrl: 'http://127.0.0.1/a.png' }, 'invalid'],
      [{ bytes: (await aPhoto()).subarray(0, 80) }, 'invalid'],
      [{ bytes: new Uint8Array(IMAGE_MAX_BYTES + 1) }, 'too-large'],
    ];
    for (const [upload, code] of refusals) await expect(storeImage(visitor, upload)).rejects.toMatchObject({ code });
    expect(await rows()).toEqual([]);
    expect(await db().selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  it('answers that a retry is needed when files cannot be stored', async () => {
    writeFileSync(join(folder, 'media'), 'a file where the folder should be');
    await expect(storeImage(visitor, { bytes: await aPhoto() })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await rows()).toEqual([]);
  });

  describe('visitor’s photo', () => {
    const photo = async (visitorAddress: string) => storeImage(visitor, { bytes: await aPhoto(), visitorAddress });
    const used = async (bucket: string) => (await readHits(bucket)).hits;
    const use = (bucket: string, hits: number) => countHit(bucket, { hits, seconds: 86_400 }, hits);

    it('stores a JPEG and counts the bytes of its files for the address and the site', async () => {
      const { key } = await photo('192.0.2.1');
      expect(await rows()).toMatchObject([{ key, content_type: 'image/jpeg' }]);
      const names = ['.jpg', '-400.webp', '-800.webp', '-1200.webp'];
      const files = await Promise.all(names.map((name) => storage().get(`${key}${name}`)));
      const bytes = files.reduce((sum, file) => sum + (file?.bytes.byteLength ?? 0), 0);
      expect(await used('photo-bytes:192.0.2.1')).toBe(bytes);
      expect(await used('photo-bytes')).toBe(bytes);
    });

    it('refuses a photo with 413 above the address’s daily quota, and accepts those of others', async () => {
      await use('photo-bytes:192.0.2.1', PHOTO_BYTES_PER_ADDRESS.hits - 10);
      await expect(photo('192.0.2.1')).rejects.toMatchObject({ status: 413, message: MEDIA_TEXTS.photosFull });
      await expect(photo('192.0.2.2')).resolves.toMatchObject({ width: 90 });
      expect(await rows()).toHaveLength(1);
    });
  });
});
