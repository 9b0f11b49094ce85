import { describe, expect, it } from 'vitest';
import { QUEUE_TEXTS } from '#src/domains/site-check/queue.texts.ts';
import { BACKUP_JOB, readLastBackup } from '#src/platform/data-folder/last-backup.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { ensureRecurring } from '#src/platform/jobs/recurring-jobs.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createJobs } from './jobs.server.ts';

useDatabase();

const dataFolder = '/nowhere';
const isWaiting = async (kind: string): Promise<boolean> =>
  (await db().selectFrom('jobs').select('attempts').where('kind', '=', kind).executeTakeFirst())?.attempts === 0;

describe('createJobs', () => {
  it('does no work that the queue on the screen could not name', () => {
    const all = createJobs({
      dataFolder,
      readsMailbox: true,
      backUp: async () => {},
      checkPaymentPage: async () => [],
    });
    expect(Object.keys(all).sort()).toEqual(Object.keys(QUEUE_TEXTS.kinds).sort());
  });

  it('leaves the daily backup to a server that has a folder for it', async () => {
    await ensureRecurring(BACKUP_JOB, 86_400);
    expect(await runDueJobs(createJobs({ dataFolder }))).toBe(0);
    expect(await isWaiting(BACKUP_JOB)).toBe(true);
    expect(await readLastBackup()).toBeUndefined();

    let made = 0;
    const backUp = async () => {
      made += 1;
    };
    expect(await runDueJobs(createJobs({ dataFolder, backUp }))).toBe(1);
    expect(made).toBe(1);
  });

  it('tells every server of the backup that one has made', async () => {
    await ensureRecurring(BACKUP_JOB, 86_400);
    await runDueJobs(createJobs({ dataFolder, backUp: async () => undefined }));
    expect(Math.abs(Date.now() - Number(await readLastBackup()))).toBeLessThan(60_000);
  });

  it('leaves the check of the payment page to a built server', async () => {
    await ensureRecurring('payment-page-check', 86_400);
    expect(await runDueJobs(createJobs({ dataFolder }))).toBe(0);
    expect(await runDueJobs(createJobs({ dataFolder, checkPaymentPage: async () => [] }))).toBe(1);
  });
});
