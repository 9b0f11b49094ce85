import { nowIso } from '../clock.server.ts';
import { engine } from '../database/database.server.ts';
import { preparedInsert } from '../database/prepared.server.ts';
import { publish } from '../events/events.server.ts';
import { jobInstant } from './job-rows.server.ts';

interface EnqueueOptions {
  /** Earliest start (ISO 8601, UTC); at once when absent. */
  runAt?: string;
}

interface NewJob {
  kind: string;
  payload: string;
  at: string;
}

/** On PostgreSQL a job is dated by the clock of the database, as `jobInstant` says. */
const getInstant = (at: string) => (engine() === 'postgres' ? jobInstant() : at);

const WAITING = { status: 'waiting', attempts: 0 } as const;

const insertDue = preparedInsert((queries, { kind, payload, at }: NewJob) =>
  queries.insertInto('jobs').values({ kind, payload, ...WAITING, run_at: getInstant(at), created_at: getInstant(at) }),
);

const insertLater = preparedInsert((queries, { kind, payload, at, runAt }: NewJob & { runAt: string }) =>
  queries.insertInto('jobs').values({ kind, payload, ...WAITING, run_at: runAt, created_at: getInstant(at) }),
);

/**
 * Queues a job in the caller's transaction: after a rollback it never runs.
 * `payload` must survive JSON. Returns the job's id.
 */
export async function enqueue(kind: string, payload: unknown, { runAt }: EnqueueOptions = {}): Promise<number> {
  const job = { kind, payload: JSON.stringify(payload), at: nowIso() };
  const id = await (runAt === undefined ? insertDue(job) : insertLater({ ...job, runAt }));
  if (runAt === undefined) await publish('jobs', { kind });
  return id;
}
