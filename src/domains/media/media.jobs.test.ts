import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { jobInstant } from '#src/platform/jobs/job-rows.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { openStorage, storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { storeImage } from './media.internal.server.ts';
import { mediaJobs } from './media.jobs.server.ts';

useDatabase();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function store(): Promise<string> {
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#b4431d' } })
    .png()
    .toBuffer();
  return (await storeImage({ image: photo })).key;
}

const files = () =>
  readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const makeDue = () =>
  db()
    .updateTable('jobs')
    .set({ run_at: jobInstant(-1) })
    .execute();

describe('sweep after an upload', () => {
  it('keeps an image that was stored', async () => {
    const key = await store();
    expect(await runDueJobs(mediaJobs)).toBe(0);
    await makeDue();
    expect(await runDueJobs(mediaJobs)).toBe(1);
    expect(await storage().exists(`${key}.png`)).toBe(true);
    expect(files()).toHaveLength(4);
  });

  it('deletes the files of an upload that ended before its row was stored', async () => {
    await store();
    await db().deleteFrom('media').execute();
    await makeDue();
    await runDueJobs(mediaJobs);
    expect(files()).toEqual([]);
  });
});
