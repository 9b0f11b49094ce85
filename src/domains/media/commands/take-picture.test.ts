import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VISITOR } from '#src/kernel/actor.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { takePicture } from './take-picture.server.ts';

useDatabase();

const system = systemContext('test');
let folder = '';
describe('takePicture', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'media-'));
    openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('stores a new picture and returns its URL', async () => {
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b4431d' } })
      .png()
      .toBuffer();
    const { image } = await takePicture(system, { image: `data:image/png;base64,${photo.toString('base64')}` });
    expect(image).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    const sent = await takePicture(system, { image: new Uint8Array(photo) });
    expect(sent.image).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
  });

  it.each(['', '/media/abc-1200.webp', 'https://ailleurs.example/toit.jpg', undefined])(
    'keeps %j unchanged',
    async (image) => {
      expect(await takePicture(system, { image })).toEqual({ image });
    },
  );

  it.each(['javascript:alert(1)', '//ailleurs.example/a.png', '/\\ailleurs.example', 'http://a.example/a.png', 'toit'])(
    'refuses %j in French',
    async (image) => {
      await expect(takePicture(system, { image })).rejects.toMatchObject({
        code: 'invalid',
        fields: { image: ['Choisissez un fichier image.'] },
      });
    },
  );

  it('allows only administrators', async () => {
    await expect(takePicture({ ...system, actor: VISITOR }, { image: '' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
