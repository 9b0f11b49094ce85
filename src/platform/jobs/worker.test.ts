import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { useDatabase } from '#tests/support/database.ts';
import { db, engine, transaction } from '../database/database.server.ts';
import { listenToNodes, stopListening } from '../events/events.server.ts';
import { getRequestId } from '../http/request-id.server.ts';
import { enqueue } from './enqueue.server.ts';
import { claimJobs, endJob, jobInstant, purgeJobs } from './job-rows.server.ts';
import { job } from './job-table.server.ts';
import { runDueJobs } from './run-job.server.ts';
import { startWorker, type Worker, type WorkerOptions } from './worker.server.ts';

useDatabase();

let workers: Worker[] = [];

beforeEach(() => listenToNodes());

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  stopListening();
});

const started = (jobs: Parameters<typeof startWorker>[0], options: WorkerOptions = {}): Worker => {
  const worker = startWorker(jobs, { pollMs: 20, retryDelay: () => 0.01, busyPauseMs: 1, ...options });
  workers.push(worker);
  return worker;
};

const rows = () => db().selectFrom('jobs').selectAll().orderBy('id').execute();
const settled = async (): Promise<boolean> => (await rows()).every((row) => ['done', 'dead'].includes(row.status));
const allSettled = () => vi.waitUntil(settled, { interval: 10 });
const makeDue = () =>
  db()
    .updateTable('jobs')
    .set({ run_at: jobInstant(-1) })
    .where('status', '=', 'waiting')
    .execute();

/** Returns the address of this test's database, for another process. */
async function databaseAddress(): Promise<string> {
  if (engine() === 'sqlite') {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db());
    return rows[0]?.file ?? '';
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db());
  return `${inject('postgresUrl')}${rows[0]?.name}`;
}

describe('job queue', () => {
  it('runs each job once although two workers look for it', async () => {
    const runs: number[] = [];
    const table = { count: job(z.object({ n: z.int() }), async ({ n }) => void runs.push(n)) };
    started(table);
    started(table);
    for (let n = 0; n < 60; n++) await enqueue('count', { n });
    await allSettled();
    expect(runs.sort((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it('runs no job that was rolled back', async () => {
    const table = { never: vi.fn(async () => {}) };
    await expect(
      transaction(async () => {
        await enqueue('never', {});
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await runDueJobs(table)).toBe(0);
  });

  it('starts a job at once, without waiting for the next poll', async () => {
    const table = { now: vi.fn(async () => {}) };
    await enqueue('now', {});
    started(table, { pollMs: 60_000 });
    await allSettled();
    await enqueue('now', {});
    await allSettled();
    expect(table.now).toHaveBeenCalledTimes(2);
  });

  it('leaves jobs that are not due and jobs of unknown kinds', async () => {
    await enqueue('later', {}, { runAt: new Date(Date.now() + 60_000).toISOString() });
    await enqueue('unknown', {});
    expect(await runDueJobs({ later: async () => {} })).toBe(0);
    await makeDue();
    expect(await runDueJobs({ later: async () => {} })).toBe(1);
  });

  it('runs handlers outside any transaction, at most `concurrency` in parallel', async () => {
    let atWork = 0;
    let most = 0;
    const table = {
      slow: async () => {
        most = Math.max(most, ++atWork);
        await transaction(async () => {});
        // On a busy machine the first would be done before the third is claimed.
        await vi.waitUntil(() => most >= 3);
        await new Promise((resolve) => setTimeout(resolve, 5));
        atWork--;
      },
    };
    for (let n = 0; n < 12; n++) await enqueue('slow', {});
    started(table, { concurrency: 3 });
    await allSettled();
    expect(most).toBe(3);
  });

  it('deletes the payload of a completed job', async () => {
    await enqueue('secret', { link: 'https://example.test/reset?token=abc' });
    await runDueJobs({ secret: async () => {} });
    expect(await rows()).toMatchObject([{ status: 'done', payload: '{}', lease_owner: null }]);
  });

  it('deletes jobs completed more than 7 days ago and keeps the rest', async () => {
    for (const age of [8, 6]) {
      const id = await enqueue('old', {});
      await runDueJobs({ old: async () => {} });
      await db()
        .updateTable('jobs')
        .set({ finished_at: jobInstant(-age * 86_400) })
        .where('id', '=', id)
        .execute();
    }
    await enqueue('old', {});
    await purgeJobs();
    expect((await rows()).map((row) => row.status)).toEqual(['done', 'waiting']);
  });
});

describe('worker, failed job', () => {
  it('retries until the job succeeds', async () => {
    const attempts: number[] = [];
    await enqueue('flaky', {});
    started({
      flaky: async (_payload, run) => {
        attempts.push(run.attempts);
        if (run.attempts < 3) throw new Error('not yet');
      },
    });
    await allSettled();
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('marks the job as failed after 10 tries, calls onDead once, and runs other jobs', async () => {
    const result: unknown[] = [];
    const onDead = async (dead: unknown) => void result.push(dead);
    const id = await enqueue('poison', {});
    await enqueue('good', {});
    const failure = Object.assign(new Error('Mail to jean@example.test refused'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    started({ poison: () => Promise.reject(failure), good: async () => {} }, { onDead });
    await allSettled();
    expect(await rows()).toMatchObject([
      { status: 'dead', attempts: 10, last_error: 'Error EENVELOPE 550' },
      { status: 'done', attempts: 1 },
    ]);
    expect(result).toEqual([{ id, kind: 'poison', error: 'Error EENVELOPE 550' }]);
  });

  it('marks the job as failed even when onDead fails', async () => {
    await enqueue('poison', 'not an object');
    started({ poison: job(z.object({}), async () => {}) }, { onDead: () => Promise.reject(new Error('no owner')) });
    await allSettled();
    expect(await rows()).toMatchObject([{ status: 'dead', last_error: 'ZodError' }]);
  });

  it('marks the job as failed without another run when its process ended during every try', async () => {
    const work = vi.fn(async () => {});
    await enqueue('deadly', {});
    await db()
      .updateTable('jobs')
      .set({ status: 'running', attempts: 10, leased_until: jobInstant(-1) })
      .execute();
    await runDueJobs({ deadly: work });
    expect(work).not.toHaveBeenCalled();
    expect(await rows()).toMatchObject([{ status: 'dead', last_error: 'lease-lost' }]);
  });
});

describe('claimJobs', () => {
  it('frees the lease when its worker was killed', async () => {
    await enqueue('orphan', {});
    const program = `
      import { openDatabase } from '#src/platform/database/database.server.ts';
      import { claimJobs } from '#src/platform/jobs/job-rows.server.ts';
      await openDatabase(process.argv[1]);
      const claimed = await claimJobs(['orphan'], 4, 'the-dead-one', 1);
      console.log(claimed.length);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, await databaseAddress()]);
    const [output] = await once(child.stdout, 'data');
    expect(String(output).trim()).toBe('1');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await runDueJobs({ orphan: async () => {} })).toBe(0);
    started({ orphan: async () => {} });
    await allSettled();
    expect(await rows()).toMatchObject([{ status: 'done', attempts: 2 }]);
  });

  it('keeps the lease of a worker whose job takes longer', async () => {
    const runs: number[] = [];
    const leasedUntil = async () => Date.parse((await rows())[0]?.leased_until ?? '');
    const table = {
      long: async (_payload: unknown, run: { attempts: number }) => {
        runs.push(run.attempts);
        const first = await leasedUntil();
        // A busy machine may be late by a second.
        await vi.waitUntil(async () => (await leasedUntil()) > first + 2_000);
      },
    };
    await enqueue('long', {});
    started(table, { leaseSeconds: 2 });
    started(table, { leaseSeconds: 2 });
    await allSettled();
    expect(runs).toEqual([1]);
  });

  it('prevents a late worker from ending the run of its successor', async () => {
    await enqueue('slow', {});
    const [late] = await claimJobs(['slow'], 1, 'first', -1);
    const [successor] = await claimJobs(['slow'], 1, 'second', 60);
    expect(late !== undefined && (await endJob(late))).toBe(false);
    expect(successor !== undefined && (await endJob(successor))).toBe(true);
  });
});

describe('worker, recurring job', () => {
  it('runs once per interval with several workers, and again in the next interval', async () => {
    const runs: string[] = [];
    const table = { sweep: async () => void runs.push(getRequestId()) };
    started(table, { every: { sweep: 3_600 } });
    started(table, { every: { sweep: 3_600 } });
    await vi.waitUntil(() => runs.length === 1);
    await vi.waitUntil(async () => (await rows())[0]?.status === 'waiting');
    expect(await rows()).toHaveLength(1);
    await makeDue();
    await vi.waitUntil(() => runs.length === 2);
    expect(runs).toEqual([expect.stringMatching(/^job-sweep-/), expect.stringMatching(/^job-sweep-/)]);
    expect(runs[0]).not.toBe(runs[1]);
  });

  it('survives any number of failures', async () => {
    let runs = 0;
    started(
      {
        sweep: async () => {
          if (++runs < 14) throw new Error('no');
        },
      },
      { every: { sweep: 3_600 }, retryDelay: () => 0 },
    );
    await vi.waitUntil(async () => (await rows())[0]?.attempts === 0 && runs === 14);
  });
});

describe('stop', () => {
  it('waits for the running job and starts no other', async () => {
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    let ended = false;
    const worker = started(
      {
        slow: async () => {
          begun.resolve();
          await released.promise;
          ended = true;
        },
      },
      { concurrency: 1 },
    );
    await enqueue('slow', {});
    await enqueue('slow', {});
    await begun.promise;
    const stopping = worker.stop();
    released.resolve();
    await stopping;
    expect(ended).toBe(true);
    expect((await rows()).map((row) => row.status)).toEqual(['done', 'waiting']);
  });
});
