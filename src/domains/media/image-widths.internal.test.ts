import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { claimJobs, jobInstant } from '#src/platform/jobs/job-rows.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { COMPLETION, completeImages } from './image-widths.internal.server.ts';
import { aFinishedPicture, openPictureFolder } from './media.fixture.server.ts';
import { removeImage, storeImage } from './media.internal.server.ts';
import { mediaJobs } from './media.jobs.server.ts';
import { compareStoredFiles } from './stored-files.internal.server.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

const OWN = { [COMPLETION]: mediaJobs[COMPLETION] ?? expect.fail() };
const store = async (background?: string): Promise<string> =>
  (await storeImage({ image: await aFinishedPicture(background), isFinished: true })).key;
const toNames = (key: string) => ['-400', '-800', '-1200', ''].map((width) => `${key}${width}.webp`);
const findFiles = async (key: string): Promise<string[]> => {
  const there = await Promise.all(toNames(key).map((name) => storage().exists(name)));
  return toNames(key).filter((_, index) => there[index]);
};

describe('storeImage of a finished picture', () => {
  it('stores it as it is, at once, and leaves the smaller widths to a job', async () => {
    const key = await store();
    expect(await findFiles(key)).toEqual([`${key}-1200.webp`, `${key}.webp`]);
    for (const name of await findFiles(key)) {
      expect(new Uint8Array((await storage().get(name))?.bytes ?? []), name).toEqual(await aFinishedPicture());
    }
    expect((await compareStoredFiles()).missing).toHaveLength(2);
    await completeImages([key]);
    expect(await compareStoredFiles()).toEqual({ files: 4, missing: [], waiting: 2 });
    await runDueJobs(OWN);
    expect(await compareStoredFiles()).toEqual({ files: 4, missing: [], waiting: 0 });
  });

  it('encodes any other type as an upload', async () => {
    const jpeg = await sharp(await aFinishedPicture())
      .jpeg()
      .toBuffer();
    await storeImage({ image: new Uint8Array(jpeg), isFinished: true });
    expect(await compareStoredFiles()).toEqual({ files: 4, missing: [], waiting: 0 });
  });
});

describe('completeImages', () => {
  it('makes the widths of one picture after the other', async () => {
    await completeImages([await store(), await store('#334455')]);
    expect(await runDueJobs(OWN)).toBe(2);
    expect(await compareStoredFiles()).toEqual({ files: 8, missing: [], waiting: 0 });
    const jobs = await db().selectFrom('jobs').select('status').where('kind', '=', COMPLETION).execute();
    expect(jobs).toEqual([{ status: 'done' }, { status: 'done' }]);
  });

  it('continues where a process was killed, without making again what is there', async () => {
    const [done, half, last] = [await store(), await store('#334455'), await store('#99aa22')];
    await completeImages([done, half, last]);
    // The process ended after it had queued the others, and in the middle of the second picture.
    const [killed] = await claimJobs([COMPLETION], 1, 'killed', 60);
    await OWN[COMPLETION](JSON.parse(killed?.payload ?? ''), { id: 1, attempts: 1 });
    await storage().put(`${half}-400.webp`, Buffer.from('made before'), 'image/webp');
    expect((await compareStoredFiles()).missing).toEqual([]);
    await db()
      .updateTable('jobs')
      .set({ leased_until: jobInstant(-1) })
      .where('lease_owner', '=', 'killed')
      .execute();
    const put = vi.spyOn(storage(), 'put');
    await runDueJobs(OWN);
    const made = put.mock.calls.map(([name]) => name);
    expect(made.sort()).toEqual([`${half}-800.webp`, `${last}-400.webp`, `${last}-800.webp`].sort());
    expect(await compareStoredFiles()).toEqual({ files: 12, missing: [], waiting: 0 });
  });

  it('leaves no file of a picture that was deleted before its turn', async () => {
    const key = await store();
    await completeImages([key]);
    await removeImage(key);
    await storage().put(`${key}-400.webp`, Buffer.from('of a killed process'), 'image/webp');
    await runDueJobs(mediaJobs);
    expect(await findFiles(key)).toEqual([]);
  });

  it('leaves no file of a picture that is deleted while it is made', async () => {
    const key = await store();
    await completeImages([key]);
    const { put } = storage();
    vi.spyOn(storage(), 'put').mockImplementation(async (...file) => {
      await removeImage(key).then(() => runDueJobs({ 'media-sweep': mediaJobs['media-sweep'] ?? expect.fail() }));
      await put(...file);
    });
    await runDueJobs(OWN);
    expect(await findFiles(key)).toEqual([]);
  });

  it('passes over an unreadable picture', async () => {
    const [broken, other] = [await store(), await store('#334455')];
    await storage().put(`${broken}.webp`, Buffer.from('no picture'), 'image/webp');
    await completeImages([broken, other]);
    await runDueJobs(OWN);
    expect(await findFiles(other)).toHaveLength(4);
    expect((await compareStoredFiles()).missing).toHaveLength(2);
  });

  it('queues nothing for no picture', async () => {
    await completeImages([]);
    expect(await runDueJobs(OWN)).toBe(0);
  });
});
