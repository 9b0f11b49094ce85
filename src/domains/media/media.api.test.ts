import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { openStorage, storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { completeImages } from './image-widths.internal.server.ts';
import { mediaFiles } from './media.api.server.ts';
import type { StoredImage } from './media.contract.ts';
import { aFinishedPicture } from './media.fixture.server.ts';
import { storeImage, storeLogo } from './media.internal.server.ts';
import { mediaJobs } from './media.jobs.server.ts';

useDatabase();

let folder = '';
let photo: Buffer<ArrayBuffer>;
let image: StoredImage;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b4431d' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  image = await storeImage({ image: photo });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => mediaFiles().request(path, { headers });

describe('GET /media', () => {
  it('serves every width as WebP and the original in its own type, cached permanently', async () => {
    for (const [name, type, width] of [
      [`${image.key}-400.webp`, 'image/webp', 400],
      [`${image.key}-800.webp`, 'image/webp', 800],
      [`${image.key}-1200.webp`, 'image/webp', 900],
      [image.key, 'image/jpeg', 900],
    ] as const) {
      const answer = await get(`/media/${name}`);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'content-disposition': `inline; filename="${name === image.key ? `${name}.jpg` : name}"`,
        etag: `"${name}"`,
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      expect((await sharp(bytes).metadata()).width).toBe(width);
    }
  });

  it('serves a drawing as sanitised SVG in a sandbox, and bitmaps of it', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 20 30 0l30 20z"/></svg>';
    const path = await storeLogo(new Uint8Array(Buffer.from(svg)));
    const answer = await get(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{32}\.svg"$/),
    });
    expect(await answer.text()).toContain('width="60" height="20"');
    const bitmap = await sharp(await (await get(`${path}-400.webp`)).arrayBuffer()).metadata();
    expect(bitmap).toMatchObject({ format: 'webp', width: 400, height: 133, hasAlpha: true });
  });

  it('answers HEAD, and 304 for a cached copy', async () => {
    const path = `/media/${image.key}-400.webp`;
    const head = await mediaFiles().request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const known of [`"${image.key}-400.webp"`, `"other", W/"${image.key}-400.webp"`, '*']) {
      const answer = await get(path, { 'if-none-match': known });
      expect([answer.status, await answer.text()]).toEqual([304, '']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('serves from memory when the file cannot be read', async () => {
    const path = `/media/${image.key}-400.webp`;
    await get(path);
    await storage().delete(`${image.key}-400.webp`);
    expect((await get(path)).status).toBe(200);
  });

  it('serves the next wider file while one is still to be made, and keeps it nowhere', async () => {
    const { key } = await storeImage({ image: await aFinishedPicture(), isFinished: true });
    const path = `/media/${key}-400.webp`;
    const early = await get(path, { 'if-none-match': `"${key}-400.webp"` });
    expect([early.status, early.headers.get('cache-control'), early.headers.get('etag')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    expect((await sharp(await early.arrayBuffer()).metadata()).width).toBe(1200);
    await completeImages([key]);
    await runDueJobs(mediaJobs);
    const later = await get(path);
    expect(later.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(await later.arrayBuffer()).metadata()).width).toBe(400);
  });

  it('answers 404 for any other path', async () => {
    const { key } = image;
    const others = [
      '/media/',
      '/media/x',
      `/media/${key.toUpperCase()}`,
      `/media/${key}-500.webp`,
      `/media/${key}-400.png`,
      `/media/${key}.jpg`,
      `/media/${key}/`,
      `/media/${'0'.repeat(32)}`,
      `/media/${'0'.repeat(32)}-400.webp`,
      '/media/../faitage.sqlite',
      '/media/..%2ffaitage.sqlite',
      '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '/media/..%5c..%5cetc',
      `/media/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}-400.webp`,
      `/media/${key}-400.webp%00.html`,
      `/media/${key}-400.webp%0d%0aX-Evil:%201`,
    ];
    for (const path of others) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('x-evil')).toBeNull();
    }
    expect((await get('/media/x')).headers.get('cache-control')).toBe('no-store');
    expect((await mediaFiles().request(`/media/${key}`, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('GET /illustrations', () => {
  it('serves the neutral illustrations of the product and nothing else', async () => {
    const answer = await get('/illustrations/equipe.webp');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 1200 });
    for (const name of ['ville-lyon.webp', 'equipe', '..%2fpackage.json', 'constructor.webp']) {
      expect((await get(`/illustrations/${name}`)).status, name).toBe(404);
    }
  });
});
