import { db } from '#src/platform/database/database.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';

export const STOPPED_AT = '2026-11-20T08:00:00.000Z';

/** Stores a job that was given up after ten tries. */
export async function aDeadJob(kind: string, last_error = 'Error ECONNREFUSED'): Promise<number> {
  const id = await enqueue(kind, { to: 'client@essai.example', subject: 'Votre devis', text: 'secret' });
  await db()
    .updateTable('jobs')
    .set({ status: 'dead', attempts: 10, finished_at: STOPPED_AT, last_error })
    .where('id', '=', id)
    .execute();
  return id;
}
