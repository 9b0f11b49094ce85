import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useDatabase } from '#tests/support/database.ts';
import { db, engine } from '../database/database.server.ts';
import { enqueue } from './enqueue.server.ts';
import { jobInstant } from './job-rows.server.ts';
import { job } from './job-table.server.ts';
import { ensureRecurring, forgetOrphans, readLastRun } from './recurring-jobs.server.ts';
import { runDueJobs } from './run-job.server.ts';
import { startWorker, type Worker } from './worker.server.ts';

useDatabase();

let worker: Worker | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

const DAY_SECONDS = 86_400;
const kinds = async () =>
  (await db().selectFrom('jobs').select('kind').orderBy('kind').execute()).map((row) => row.kind);
const plan = async (kind: string, dueSeconds: number): Promise<void> => {
  await ensureRecurring(kind, DAY_SECONDS);
  await db()
    .updateTable('jobs')
    .set({ run_at: jobInstant(dueSeconds) })
    .where('kind', '=', kind)
    .execute();
};

describe('forgetOrphans', () => {
  it('deletes a recurring job that no server has done for two days, and no other', async () => {
    await plan('known', -9 * DAY_SECONDS);
    await plan('orphan', -3 * DAY_SECONDS);
    await plan('of-another', -3_600);
    await enqueue('letter', {}, { runAt: '2020-01-01T00:00:00.000Z' });
    await forgetOrphans(['known']);
    expect(await kinds()).toEqual(engine() === 'sqlite' ? ['known', 'letter'] : ['known', 'letter', 'of-another']);
  });
});

describe('readLastRun', () => {
  it('returns when a recurring job last ended well, also after a later failure', async () => {
    let fails = false;
    const table = {
      daily: job(z.unknown(), async () => {
        if (fails) throw new Error('no');
      }),
    };
    await plan('daily', -1);
    expect(await readLastRun('daily')).toBeUndefined();
    await runDueJobs(table);
    const ended = await readLastRun('daily');
    expect(ended).toBeInstanceOf(Date);
    fails = true;
    await plan('daily', -1);
    expect(await runDueJobs(table)).toBe(1);
    expect(await readLastRun('daily')).toEqual(ended);
  });
});

describe('worker', () => {
  it('writes its recurring jobs again when another server has deleted them', async () => {
    worker = startWorker(
      { daily: job(z.unknown(), async () => undefined) },
      { every: { daily: DAY_SECONDS }, pollMs: 10, busyPauseMs: 1, planMs: 30 },
    );
    await vi.waitUntil(async () => (await kinds()).length === 1);
    await db().deleteFrom('jobs').execute();
    await vi.waitUntil(async () => (await kinds()).length === 1);
    expect(await kinds()).toEqual(['daily']);
  });
});
