import { db } from '../database/database.server.ts';
import { publish } from '../events/events.server.ts';
import { jobInstant } from './job-rows.server.ts';

interface EnqueueOptions {
  /** Not before this instant (ISO 8601, UTC); at once when absent. */
  runAt?: string;
}

/**
 * Leaves work to be done soon, in the caller's transaction: what is rolled back is never done.
 * `payload` must survive JSON. Answers the job's id.
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
