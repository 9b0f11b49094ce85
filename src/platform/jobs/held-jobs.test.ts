import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useDatabase } from '#tests/support/database.ts';
import { isoIn } from '../clock.server.ts';
import { db } from '../database/database.server.ts';
import { enqueue } from './enqueue.server.ts';
import { dropJobs, findStoppedKind, holdJobs, listJobs, listStoppedJobs, retryJobs } from './held-jobs.server.ts';
import { claimJobs, markJobFailed, purgeJobs } from './job-rows.server.ts';
import { job } from './job-table.server.ts';
import { ensureRecurring } from './recurring-jobs.server.ts';
import { runDueJobs } from './run-job.server.ts';

useDatabase();

const getStatuses = async () => (await listJobs()).map(({ kind, status }) => `${kind} ${status}`);

describe('holdJobs', () => {
  it('holds what waits and what was running, so that no worker claims it, but no recurring job', async () => {
    await enqueue('mail', {});
    await enqueue('push', {});
    await claimJobs(['push'], 1, 'worker', 60);
    await ensureRecurring('daily', 60);
    expect(await holdJobs()).toBe(2);
    expect(await getStatuses()).toEqual(['mail held', 'push held']);
    expect(await claimJobs(['mail', 'push'], 5, 'worker', 60)).toEqual([]);
    expect(await claimJobs(['daily'], 5, 'worker', 60)).toHaveLength(1);
  });
});

describe('purgeJobs', () => {
  it('deletes what is held after thirty days, and not before', async () => {
    await enqueue('mail', {});
    await holdJobs();
    await purgeJobs();
    expect(await getStatuses()).toEqual(['mail held']);
    await db()
      .updateTable('jobs')
      .set({ finished_at: isoIn(-31 * 86_400) })
      .execute();
    await purgeJobs();
    expect(await getStatuses()).toEqual([]);
  });
});

describe('retryJobs', () => {
  it('lets held jobs run once, all of them or the named ones', async () => {
    const first = await enqueue('mail', {});
    await enqueue('mail', {});
    await holdJobs();
    let runs = 0;
    const jobs = {
      mail: job(z.unknown(), async () => {
        runs += 1;
      }),
    };
    expect(await retryJobs({ ids: [first, 999_999] })).toBe(1);
    expect([await runDueJobs(jobs), runs]).toEqual([1, 1]);
    expect(await retryJobs({ ids: [first] })).toBe(0);
    expect(await retryJobs({ status: 'held' })).toBe(1);
    expect([await runDueJobs(jobs), runs]).toEqual([1, 2]);
  });

  it('leaves what waits or runs as it is', async () => {
    const waiting = await enqueue('mail', {}, { runAt: '2199-01-01T00:00:00.000Z' });
    expect(await retryJobs({ ids: [waiting] })).toBe(0);
  });
});

describe('listStoppedJobs', () => {
  it('lists given-up and held jobs of every kind, the newest first, with their last error', async () => {
    const mail = await enqueue('mail', { to: 'client@essai.example' });
    await holdJobs();
    const webhook = await enqueue('webhook', {});
    const [worn] = await claimJobs(['webhook'], 1, 'worker', 60);
    await markJobFailed(worn!, 'Error ECONNREFUSED');
    const waiting = await enqueue('push', {});
    expect(await listStoppedJobs(5)).toMatchObject([
      { id: webhook, kind: 'webhook', state: 'dead', attempts: 1, last_error: 'Error ECONNREFUSED' },
      { id: mail, kind: 'mail', state: 'held', attempts: 0, last_error: null, stopped_at: expect.any(String) },
    ]);
    expect(await listStoppedJobs(1)).toHaveLength(1);
    expect([await findStoppedKind(mail), await findStoppedKind(waiting)]).toEqual(['mail', undefined]);
  });
});

describe('dropJobs', () => {
  it('deletes held jobs and no other', async () => {
    await enqueue('mail', {});
    await holdJobs();
    await enqueue('push', {});
    expect(await dropJobs({ status: 'held' })).toBe(1);
    expect(await getStatuses()).toEqual(['push waiting']);
  });
});
