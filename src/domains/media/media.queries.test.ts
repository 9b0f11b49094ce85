import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR } from '#src/kernel/actor.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { storeImage } from './media.internal.server.ts';
import { readImage } from './media.queries.server.ts';

useDatabase();

describe('readImage', () => {
  const system = systemContext('test');

  const visitor = { ...system, actor: VISITOR };

  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'media-'));
    openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const store = async () => {
    const photo = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#b4431d' } })
      .png()
      .toBuffer();
    return storeImage({ image: photo });
  };

  it('returns a width or the original to any visitor', async () => {
    const { key } = await store();
    expect(await readImage(visitor, { key, width: 400 })).toMatchObject({
      contentType: 'image/webp',
      fileName: `${key}-400.webp`,
    });
    expect(await readImage(visitor, { key })).toMatchObject({ contentType: 'image/png', fileName: `${key}.png` });
  });

  it('refuses invalid keys', async () => {
    for (const key of ['', '../secret', '0'.repeat(33)]) {
      await expect(readImage(visitor, { key })).rejects.toMatchObject({ code: 'invalid' });
    }
    await expect(readImage(visitor, { key: '0'.repeat(32) })).rejects.toMatchObject({ code: 'not-found' });
  });
});
