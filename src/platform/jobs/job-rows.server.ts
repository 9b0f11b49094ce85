import { crc32 } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import { isoIn, now } from '../clock.server.ts';
import { db, engine } from '../database/database.server.ts';
import { deleteInSteps } from '../database/rows-in-steps.server.ts';

/** A claimed job; `owner` identifies this claim, so that a worker that lost its lease cannot end the next run. */
export interface ClaimedJob {
  id: number;
  kind: string;
  payload: string;
  attempts: number;
  owner: string;
}

const KEPT_DONE_SECONDS = 7 * 86_400;
export const KEPT_DEAD_SECONDS = 30 * 86_400;

/**
 * Returns `seconds` from now, as stored. On PostgreSQL by its clock, because leases must hold between nodes with
 * different clocks.
 */
export const jobInstant = (seconds = 0): RawBuilder<string> =>
  engine() === 'postgres'
    ? sql`to_char(clock_timestamp() at time zone 'UTC' + make_interval(secs => ${seconds}::float8),
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${isoIn(seconds)}`;

/** Returns the id of a recurring job: negative and derived from the kind, so that each kind has one row. */
export const recurringId = (kind: string): number => -1 - (crc32(kind) % 2_000_000_000);
export const isRecurring = (job: { id: number }): boolean => job.id < 0;

type JobSelection = ReturnType<typeof selectJobs>;
const selectJobs = (kinds: string[]) => db().selectFrom('jobs').select(['id', 'run_at']).where('kind', 'in', kinds);

/** Returns the first of these jobs, which no other transaction changes meanwhile; an index has them in this order. */
function first(kinds: string[], limit: number, narrow: (jobs: JobSelection) => JobSelection): JobSelection {
  const jobs = narrow(selectJobs(kinds)).orderBy('run_at').orderBy('id').limit(limit);
  return engine() === 'postgres' ? jobs.forUpdate().skipLocked() : jobs;
}

/** Claims up to `limit` jobs that are due or whose worker died, in one statement: no two workers get the same. */
export async function claimJobs(
  kinds: string[],
  limit: number,
  owner: string,
  leaseSeconds: number,
): Promise<ClaimedJob[]> {
  const now = jobInstant();
  // Two selections: with both conditions in one, every claim reads and sorts all jobs that wait.
  const rows = await db()
    .with('due', () => first(kinds, limit, (jobs) => jobs.where('status', '=', 'waiting').where('run_at', '<=', now)))
    .with('lost', () =>
      first(kinds, limit, (jobs) => jobs.where('status', '=', 'running').where('leased_until', '<', now)),
    )
    .updateTable('jobs')
    .set((row) => ({
      status: 'running',
      attempts: row('attempts', '+', 1),
      leased_until: jobInstant(leaseSeconds),
      lease_owner: owner,
    }))
    .where('id', 'in', (from) =>
      from
        .selectFrom((both) =>
          both.selectFrom('lost').selectAll().unionAll(both.selectFrom('due').selectAll()).as('found'),
        )
        .select('id')
        .orderBy('run_at')
        .orderBy('id')
        .limit(limit),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();
  return rows.map((row) => ({ ...row, owner })).sort((one, other) => one.id - other.id);
}

/** Extends the leases of running jobs. */
export async function renewLeases(owners: string[], leaseSeconds: number): Promise<void> {
  await db()
    .updateTable('jobs')
    .set({ leased_until: jobInstant(leaseSeconds) })
    .where('lease_owner', 'in', owners)
    .where('status', '=', 'running')
    .execute();
}

/** Ends a job; returns whether the claim was still valid. Deletes the payload, which may contain a reset link. */
export async function endJob(job: ClaimedJob): Promise<boolean> {
  return settle(job, { status: 'done', payload: '{}', finished_at: jobInstant(), last_error: null });
}

/** Reschedules the job to run in `seconds`; `error` is undefined after a success of a recurring job. */
export async function postponeJob(job: ClaimedJob, seconds: number, error: string | undefined): Promise<boolean> {
  const ended = error === undefined ? { attempts: 0, finished_at: jobInstant() } : {};
  return settle(job, { status: 'waiting', run_at: jobInstant(seconds), last_error: error ?? null, ...ended });
}

/** Marks the job as failed. */
export async function markJobFailed(job: ClaimedJob, error: string): Promise<boolean> {
  return settle(job, { status: 'dead', finished_at: jobInstant(), last_error: error });
}

interface JobOutcome {
  status: string;
  last_error: string | null;
  payload?: string;
  attempts?: number;
  run_at?: RawBuilder<string>;
  finished_at?: RawBuilder<string>;
}

async function settle(job: ClaimedJob, outcome: JobOutcome): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('jobs')
    .set({ ...outcome, lease_owner: null, leased_until: null })
    .where('id', '=', job.id)
    .where('lease_owner', '=', job.owner)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the jobs that were given up or are held, and those that wait although their time has come long ago. */
export async function countTroubledJobs(lateSeconds: number): Promise<{ failed: number; late: number; held: number }> {
  const count = async (status: string, before?: RawBuilder<string>): Promise<number> => {
    const rows = db().selectFrom('jobs').select(db().fn.countAll<number>().as('count')).where('status', '=', status);
    const found = before === undefined ? rows : rows.where('run_at', '<', before);
    return Number((await found.executeTakeFirstOrThrow()).count);
  };
  return {
    failed: await count('dead'),
    late: await count('waiting', jobInstant(-lateSeconds)),
    held: await count('held'),
  };
}

/** Counts the jobs of a kind that were given up, or that have failed at least so many times and will be tried again. */
export async function countFailingJobs(kind: string, attempts: number): Promise<number> {
  const { count } = await db()
    .selectFrom('jobs')
    .select(db().fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where((is) =>
      is.or([is('status', '=', 'dead'), is.and([is('status', '=', 'waiting'), is('attempts', '>=', attempts)])]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface QueueReading {
  /** Jobs by kind and state: `due` and `later` are the two that wait. */
  counts: { kind: string; state: string; count: number }[];
  /** Of any kind, recurring ones included. */
  oldestDueSeconds: number;
}

/** Counts the jobs that are not done, for those who watch the queue. */
export async function readQueue(): Promise<QueueReading> {
  const at = jobInstant();
  const rows = await db()
    .selectFrom('jobs')
    .select(['kind', 'status'])
    .select([
      sql<number>`count(*) filter (where id > 0)`.as('count'),
      sql<number>`count(*) filter (where id > 0 and run_at <= ${at})`.as('due'),
      sql<string | null>`min(case when status = 'waiting' and run_at <= ${at} then run_at end)`.as('oldest'),
    ])
    .where('status', 'in', ['waiting', 'running', 'dead', 'held'])
    .groupBy(['kind', 'status'])
    .execute();
  const counts = rows.flatMap(({ kind, status, count, due }) =>
    status === 'waiting'
      ? [
          { kind, state: 'due', count: Number(due) },
          { kind, state: 'later', count: Number(count) - Number(due) },
        ]
      : [{ kind, state: status, count: Number(count) }],
  );
  const oldest = Math.min(...rows.flatMap((row) => (row.oldest === null ? [] : [Date.parse(row.oldest)])));
  const waited = Number.isFinite(oldest) ? (now().getTime() - oldest) / 1000 : 0;
  return { counts: counts.filter(({ count }) => count > 0), oldestDueSeconds: Math.max(0, waited) };
}

/** Deletes jobs completed 7 days ago, and jobs failed or held 30 days ago: their payloads are personal data. */
export async function purgeJobs(): Promise<void> {
  await deleteInSteps(
    {
      table: 'jobs',
      where: (row) =>
        row.or([
          row.and([row('status', '=', 'done'), row('finished_at', '<', jobInstant(-KEPT_DONE_SECONDS))]),
          row.and([row('status', 'in', ['dead', 'held']), row('finished_at', '<', jobInstant(-KEPT_DEAD_SECONDS))]),
        ]),
    },
    'id',
  );
}
