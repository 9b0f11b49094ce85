import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { subscribe } from '../events/events.server.ts';
import { log } from '../log.server.ts';
import { type ClaimedJob, claimJobs, renewLeases } from './job-rows.server.ts';
import type { JobTable } from './job-table.server.ts';
import { ensureRecurring, forgetOrphans } from './recurring-jobs.server.ts';
import { retryDelaySeconds } from './retry.server.ts';
import { type DeadJob, runJob } from './run-job.server.ts';

export interface WorkerOptions {
  /** Jobs that run in parallel. */
  concurrency?: number;
  /** Poll interval without a notification. */
  pollMs?: number;
  /** How long a claim is valid without renewal, and so how long a dead worker's job waits. */
  leaseSeconds?: number;
  /** Kind → seconds between two runs, once across all nodes. */
  every?: Record<string, number>;
  /** Called in the transaction that marks the job as failed: only database rows, nothing slow. */
  onDead?: (job: DeadJob) => Promise<void>;
  retryDelay?: (attempts: number) => number;
  /** How long `stop` waits for running jobs; an interrupted job runs again when its lease ends. */
  graceMs?: number;
  /** How long jobs wait for requests while the event loop is busy. */
  busyPauseMs?: number;
  /** How often the recurring jobs are written again, should another server have deleted them. */
  planMs?: number;
}

export interface Worker {
  /** Claims no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/** Share of a busy event loop above which requests come first and jobs wait. */
const BUSY_SHARE = 0.75;
/** Shortest time over which the share is judged. */
const JUDGED_MS = 250;

async function plan(kinds: string[], every: Record<string, number>): Promise<void> {
  for (const [kind, seconds] of Object.entries(every)) await ensureRecurring(kind, seconds);
  await forgetOrphans(kinds);
}

/** Processes the queue until stopped. Every node may have a worker. */
export function startWorker(jobs: JobTable, options: WorkerOptions = {}): Worker {
  const {
    concurrency = 4,
    pollMs = 1_000,
    leaseSeconds = 60,
    graceMs = 5_000,
    busyPauseMs = 500,
    planMs = 3_600_000,
  } = options;
  const rules = { onDead: options.onDead, retryDelay: options.retryDelay ?? retryDelaySeconds };
  const kinds = Object.keys(jobs);
  const letRequestsPass = createPause(busyPauseMs);
  const running = new Map<ClaimedJob, Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;
  let calledAgain = false;
  let plannedAt = Number.NEGATIVE_INFINITY;

  function start(job: ClaimedJob): void {
    const work = runJob(jobs, job, rules).finally(() => {
      running.delete(job);
      lookForJobs();
    });
    running.set(job, work);
  }

  async function claim(): Promise<void> {
    if (performance.now() - plannedAt > planMs) {
      await plan(kinds, options.every ?? {});
      plannedAt = performance.now();
    }
    while (!stopped && running.size < concurrency) {
      await letRequestsPass();
      if (stopped) return;
      const claimed = await claimJobs(kinds, concurrency - running.size, randomUUID(), leaseSeconds);
      for (const job of claimed) start(job);
      if (claimed.length === 0) return;
    }
  }

  /** Polls for jobs; several calls during a poll cause only one more. */
  function lookForJobs(): void {
    if (stopped || running.size >= concurrency) return;
    calledAgain = true;
    turn ??= look();
  }

  async function look(): Promise<void> {
    while (calledAgain && !stopped) {
      calledAgain = false;
      await claim().catch((error) => log().error({ err: error }, 'claiming jobs failed'));
    }
    turn = undefined;
  }

  function poll(): void {
    lookForJobs();
    timer = setTimeout(poll, pollMs * (0.75 + Math.random() / 2)).unref();
  }

  const renewal = setInterval(
    () => {
      const owners = [...new Set([...running.keys()].map((job) => job.owner))];
      if (owners.length === 0) return;
      renewLeases(owners, leaseSeconds).catch((error) => log().error({ err: error }, 'renewing leases failed'));
    },
    (leaseSeconds * 1000) / 3,
  ).unref();
  const unsubscribe = subscribe('jobs', lookForJobs);
  poll();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(renewal);
      unsubscribe();
      await turn;
      await Promise.race([Promise.all(running.values()), wait(graceMs, undefined, { ref: false })]);
    },
  };
}

/** Returns a pause that is longer while the event loop is busy, judged by stretches longer than the jobs' own work. */
function createPause(busyMs: number): () => Promise<void> {
  let since = performance.eventLoopUtilization();
  let isBusy = false;
  return async () => {
    const { idle, active, utilization } = performance.eventLoopUtilization(since);
    if (idle + active >= JUDGED_MS) {
      isBusy = utilization > BUSY_SHARE;
      since = performance.eventLoopUtilization();
    }
    if (isBusy) await wait(busyMs);
    else await nextTurn();
  };
}
