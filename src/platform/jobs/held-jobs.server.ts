import { db } from '../database/database.server.ts';
import { jobInstant } from './job-rows.server.ts';

/** Jobs that nobody runs by itself: given up, or held since a backup was restored. */
export const STOPPED = ['dead', 'held'] as const;
export type Stopped = (typeof STOPPED)[number];

/** A job as an operator sees it; its payload may hold personal data and stays in the database. */
export interface ListedJob {
  id: number;
  kind: string;
  status: string;
  attempts: number;
  run_at: string;
  last_error: string | null;
}

/** Which stopped jobs: those of one kind of stop, or the ones with these numbers. */
export type JobChoice = { status: Stopped } | { ids: number[] };

const LISTED_MAX = 1_000;

/** Lists what waits, runs or was stopped; recurring jobs, which have negative numbers, are left out. */
export const listJobs = (): Promise<ListedJob[]> =>
  db()
    .selectFrom('jobs')
    .select(['id', 'kind', 'status', 'attempts', 'run_at', 'last_error'])
    .where('status', '<>', 'done')
    .where('id', '>', 0)
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();

/** A stopped job, with why and since when. */
export interface StoppedJob {
  id: number;
  kind: string;
  state: Stopped;
  attempts: number;
  /** Kind and codes of the last failure; no personal data. */
  last_error: string | null;
  stopped_at: string;
}

const stoppedJobs = () =>
  db()
    .selectFrom('jobs')
    .select(['id', 'kind', 'status', 'attempts', 'last_error', 'finished_at', 'created_at'])
    .where('status', 'in', [...STOPPED])
    .orderBy('id', 'desc');

/** Lists the newest stopped jobs of every kind. */
export async function listStoppedJobs(limit: number): Promise<StoppedJob[]> {
  const rows = await stoppedJobs().limit(limit).execute();
  return rows.map(({ id, kind, status, attempts, last_error, finished_at, created_at }) => {
    const state = status === 'held' ? 'held' : 'dead';
    return { id, kind, state, attempts, last_error, stopped_at: finished_at ?? created_at };
  });
}

/** Returns the kind of a stopped job; undefined when it waits, runs, is done or was deleted. */
export const findStoppedKind = async (id: number): Promise<string | undefined> =>
  (await stoppedJobs().where('id', '=', id).executeTakeFirst())?.kind;

/** Returns what the jobs of a kind still have to do, whatever holds them up. */
export async function readPayloads(kind: string): Promise<unknown[]> {
  const rows = await db()
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', kind)
    .where('status', '<>', 'done')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload));
}

/**
 * Holds every queued job, in a database that was restored: what was queued then may have been done since, and an email
 * must not be sent twice. Returns their number.
 */
export async function holdJobs(): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('jobs')
    .set({ status: 'held', lease_owner: null, leased_until: null, finished_at: jobInstant() })
    .where('status', 'in', ['waiting', 'running'])
    .where('id', '>', 0)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Lets stopped jobs run again, from their first try. Returns their number. */
export async function retryJobs(choice: JobChoice): Promise<number> {
  const jobs = db()
    .updateTable('jobs')
    .set({ status: 'waiting', attempts: 0, run_at: jobInstant(), finished_at: null, last_error: null });
  const chosen = 'ids' in choice ? jobs.where('id', 'in', choice.ids) : jobs.where('status', '=', choice.status);
  const { numUpdatedRows } = await chosen.where('status', 'in', [...STOPPED]).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes stopped jobs: their emails are never sent. Returns their number. */
export async function dropJobs(choice: JobChoice): Promise<number> {
  const jobs = db().deleteFrom('jobs');
  const chosen = 'ids' in choice ? jobs.where('id', 'in', choice.ids) : jobs.where('status', '=', choice.status);
  const { numDeletedRows } = await chosen.where('status', 'in', [...STOPPED]).executeTakeFirst();
  return Number(numDeletedRows);
}
