import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { COMPLETION } from '#src/domains/media/image-widths.internal.server.ts';
import { aFinishedPicture, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { mediaJobs } from '#src/domains/media/media.jobs.server.ts';
import { compareStoredFiles } from '#src/domains/media/stored-files.internal.server.ts';
import { leaveDemo } from '#src/domains/setup/commands/leave-demo.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening } from '#src/platform/events/events.server.ts';
import { jobInstant } from '#src/platform/jobs/job-rows.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillDemo, isDemoFilled } from './fill-demo.server.ts';

useDatabase();

let forget = (): void => {};
beforeEach(async () => {
  forget = openPictureFolder();
  await listenToNodes();
});
afterEach(() => {
  stopListening();
  forget();
});

const FINISHED = await aFinishedPicture();
const readFinished = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(FINISHED);
const countPictures = async (): Promise<number> => (await db().selectFrom('media').select('key').execute()).length;
const makeOne = () => {
  const job = mediaJobs[COMPLETION] ?? expect.fail();
  return db()
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', COMPLETION)
    .executeTakeFirstOrThrow()
    .then(({ payload }) => job(JSON.parse(payload), { id: 1, attempts: 1 }));
};

describe('fillDemo with pictures', () => {
  it('stores every picture before the site answers, and its smaller widths later', async () => {
    await fillDemo('test', readFinished);
    const pictures = await countPictures();
    expect(pictures).toBeGreaterThan(50);
    expect(await compareStoredFiles()).toEqual({ files: 4 * pictures, missing: [], waiting: 2 * pictures });
    await runDueJobs(mediaJobs);
    expect(await compareStoredFiles()).toEqual({ files: 4 * pictures, missing: [], waiting: 0 });
  }, 60_000);

  it('completes every picture, none stored twice, after a fill that was interrupted', async () => {
    let reads = 0;
    const bothWait = Promise.withResolvers<void>();
    // Every file is read once for its hash, then once for each place that shows it, two at a time.
    const readUntilKilled = async (): Promise<Uint8Array<ArrayBuffer>> => {
      reads += 1;
      if (reads <= 100) return readFinished();
      if (reads === 102) bothWait.resolve();
      await bothWait.promise;
      throw new Error('killed');
    };
    await expect(fillDemo('test', readUntilKilled)).rejects.toThrow('killed');
    const before = await countPictures();
    expect([before > 0, await isDemoFilled()]).toEqual([true, false]);
    await fillDemo('test', readFinished);
    const displayed = new Set(
      (await db().selectFrom('picture_sources').select('image').execute()).map(({ image }) => image),
    );
    expect(await countPictures()).toBe(displayed.size);
    await runDueJobs(mediaJobs);
    expect(await compareStoredFiles()).toEqual({ files: 4 * displayed.size, missing: [], waiting: 0 });
  }, 60_000);

  it('leaves no file behind when the owner leaves the demo while pictures are made', async () => {
    await fillDemo('test', readFinished);
    await makeOne();
    await leaveDemo(await asAdmin(), { company: 'Toitures du Pouzin' });
    await db()
      .updateTable('jobs')
      .set({ run_at: jobInstant(-1) })
      .execute();
    await runDueJobs(mediaJobs);
    expect([await countPictures(), (await compareStoredFiles()).files]).toEqual([0, 0]);
    await expect.poll(() => isDemoFilled()).toBe(true);
  }, 60_000);
});
