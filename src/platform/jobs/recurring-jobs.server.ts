import { db, engine } from '../database/database.server.ts';
import { jobInstant, recurringId } from './job-rows.server.ts';

/** How long after its time a recurring job may wait for a server that does it. */
const ORPHAN_SECONDS = 2 * 86_400;

/** Ensures that `kind` runs every `seconds`, first at once; a second call only changes the interval. */
export async function ensureRecurring(kind: string, seconds: number): Promise<void> {
  const payload = JSON.stringify({ every: seconds });
  await db()
    .insertInto('jobs')
    .values({
      id: recurringId(kind),
      kind,
      payload,
      status: 'waiting',
      attempts: 0,
      run_at: jobInstant(),
      created_at: jobInstant(),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ kind, payload }))
    .execute();
}

/**
 * Deletes recurring jobs that no server has done for two days, of kinds that this one does not know: a server that
 * does them writes them again within the hour. On SQLite there is no other server.
 */
export async function forgetOrphans(known: string[]): Promise<void> {
  const seconds = engine() === 'sqlite' ? 0 : ORPHAN_SECONDS;
  await db()
    .deleteFrom('jobs')
    .where('id', '<', 0)
    .where('kind', 'not in', known)
    .where('status', '=', 'waiting')
    .where('run_at', '<', seconds === 0 ? '9' : jobInstant(-seconds))
    .execute();
}

/** Returns when a recurring job last ended well, on any server; undefined before. */
export async function readLastRun(kind: string): Promise<Date | undefined> {
  const row = await db()
    .selectFrom('jobs')
    .select('finished_at')
    .where('id', '=', recurringId(kind))
    .executeTakeFirst();
  return row?.finished_at == null ? undefined : new Date(row.finished_at);
}
