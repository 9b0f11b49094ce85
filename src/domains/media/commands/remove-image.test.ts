import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR } from '#src/kernel/actor.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage, storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { mediaJobs } from '../media.jobs.server.ts';
import { removeImage } from './remove-image.server.ts';
import { storeImage } from './store-image.server.ts';

useDatabase();

const system = systemContext('test');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const aPhoto = () =>
  sharp({ create: { width: 9, height: 6, channels: 3, background: '#b4431d' } })
    .png()
    .toBuffer();

describe('removeImage', () => {
  it('deletes the row at once and the files soon after', async () => {
    const { key } = await storeImage(system, { bytes: await aPhoto() });
    await removeImage(system, { key });
    await removeImage(system, { key });
    expect(await runDueJobs(mediaJobs)).toBe(1);
    for (const name of ['.png', '-400.webp', '-800.webp', '-1200.webp']) {
      expect(await storage().exists(`${key}${name}`)).toBe(false);
    }
  });

  it('refuses visitors', async () => {
    const { key } = await storeImage(system, { bytes: await aPhoto() });
    await expect(removeImage({ ...system, actor: VISITOR }, { key })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await storage().exists(`${key}.png`)).toBe(true);
  });
});
