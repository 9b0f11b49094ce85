import { randomUUID } from 'node:crypto';
import { transaction } from '../database/database.server.ts';
import { allowLongStatements } from '../database/long-statements.server.ts';
import { log } from '../log.server.ts';
import { meters } from '../metrics/meters.server.ts';
import { inRequest } from '../request-scope.server.ts';
import { inJobSpan } from '../traces/spans.server.ts';
import { type ClaimedJob, claimJobs, endJob, isRecurring, markJobFailed, postponeJob } from './job-rows.server.ts';
import type { JobTable } from './job-table.server.ts';
import { errorLabel, MAX_ATTEMPTS, retryDelaySeconds } from './retry.server.ts';

/** A failed job, as passed to `onDead`. */
export interface DeadJob {
  id: number;
  kind: string;
  /** Kind and codes of the last failure; no personal data. */
  error: string;
}

export interface RunRules {
  onDead: ((job: DeadJob) => Promise<void>) | undefined;
  retryDelay: (attempts: number) => number;
}

const DEFAULT_RULES: RunRules = { onDead: undefined, retryDelay: retryDelaySeconds };
const LONGEST_DRAIN = 10_000;
/** Long, because nobody waits for a job: cleaning a large table may take time. */
const STATEMENT_MS = 600_000;

/** One id for each job; a recurring job has one row, and an id for each run. */
const toRequestId = (job: ClaimedJob): string =>
  isRecurring(job) ? `job-${job.kind}-${randomUUID().slice(0, 8)}` : `job-${job.id}`;

/** Runs a job once and stores the result. Never throws: what cannot be stored now is repaired at the lease end. */
export const runJob = (jobs: JobTable, job: ClaimedJob, rules: RunRules): Promise<void> =>
  inRequest(toRequestId(job), () => inJobSpan(job.kind, () => run(jobs, job, rules)));

async function run(jobs: JobTable, job: ClaimedJob, rules: RunRules): Promise<void> {
  try {
    const error = await toFailure(jobs, job);
    const isStillOwn = error === undefined ? await succeed(job) : await fail(job, error, rules);
    const result = error === undefined ? 'done' : isGivenUp(job) ? 'dead' : 'retried';
    meters().jobs.inc({ kind: job.kind, result: isStillOwn ? result : 'lost' });
    if (!isStillOwn) log().warn({ jobId: job.id, kind: job.kind }, 'job outlived its lease');
  } catch (error) {
    log().error({ jobId: job.id, kind: job.kind, err: error }, 'job outcome not recorded');
  }
}

/** Whether a failure of this try is the last one. */
const isGivenUp = (job: ClaimedJob): boolean => !isRecurring(job) && job.attempts >= MAX_ATTEMPTS;

async function toFailure(jobs: JobTable, job: ClaimedJob): Promise<string | undefined> {
  // More claims than tries: the process ended during earlier runs, perhaps because of this job.
  if (job.attempts > MAX_ATTEMPTS && !isRecurring(job)) return 'lease-lost';
  try {
    const run = async (): Promise<unknown> =>
      jobs[job.kind]?.(JSON.parse(job.payload), { id: job.id, attempts: job.attempts });
    await allowLongStatements(STATEMENT_MS, run);
    return undefined;
  } catch (error) {
    return errorLabel(error);
  }
}

async function succeed(job: ClaimedJob): Promise<boolean> {
  return isRecurring(job) ? postponeJob(job, getInterval(job), undefined) : endJob(job);
}

async function fail(job: ClaimedJob, error: string, { onDead, retryDelay }: RunRules): Promise<boolean> {
  const { id, kind, attempts } = job;
  log().warn({ jobId: id, kind, attempts, error }, 'job failed');
  if (isRecurring(job)) return postponeJob(job, Math.min(retryDelay(attempts), getInterval(job)), error);
  if (!isGivenUp(job)) return postponeJob(job, retryDelay(attempts), error);
  try {
    return await transaction(async () => {
      const failed = await markJobFailed(job, error);
      if (failed) await onDead?.({ id, kind, error });
      return failed;
    });
  } catch (cause) {
    log().error({ jobId: id, kind, err: cause }, 'telling of a dead job failed');
    return markJobFailed(job, error);
  }
}

const getInterval = (job: ClaimedJob): number => Number(JSON.parse(job.payload).every);

/** Runs due jobs one after the other until none is left: for tests and demo content. Returns how many ran. */
export async function runDueJobs(jobs: JobTable, rules: Partial<RunRules> = {}): Promise<number> {
  for (let ran = 0; ran < LONGEST_DRAIN; ran++) {
    const [job] = await claimJobs(Object.keys(jobs), 1, randomUUID(), 60);
    if (job === undefined) return ran;
    await runJob(jobs, job, { ...DEFAULT_RULES, ...rules });
  }
  throw new Error('La file des tâches ne se vide pas.');
}
