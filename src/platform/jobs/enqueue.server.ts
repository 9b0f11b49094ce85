import { db } from '../database/database.server.ts';
import { publish } from '../events/events.server.ts';
import { jobInstant } from './job-rows.server.ts';

interface EnqueueOptions {
  /** Earliest start (ISO 8601, UTC); at once when absent. */
  runAt?: string;
}

/**
 * Queues a job in the caller's transaction: after a rollback it never runs.
 * `payload` must survive JSON. Returns the job's id.
 */
export async function enqueue(kind: string, payload: unknown, options: EnqueueOptions = {}): Promise<number> {
  const { id } = await db()
    .insertInto('jobs')
    .values({
      kind,
      payload: JSON.stringify(payload),
      status: 'waiting',
      attempts: 0,
      run_at: options.runAt ?? jobInstant(),
      created_at: jobInstant(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (options.runAt === undefined) await publish('jobs', { kind });
  return id;
}
