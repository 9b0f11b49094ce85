import { db } from '../database/database.server.ts';
import { STOPPED, type Stopped } from '../jobs/held-jobs.server.ts';

/** An email that nobody sends by itself any more. */
interface StoppedMail {
  id: number;
  to: string;
  subject: string;
  state: Stopped;
  stopped_at: string;
  last_error: string | null;
}

const SHOWN = 50;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Lists the newest emails that were given up or are held: to whom and about what, never their content. */
export async function listStoppedMail(): Promise<StoppedMail[]> {
  const rows = await db()
    .selectFrom('jobs')
    .select(['id', 'payload', 'status', 'last_error', 'finished_at', 'created_at'])
    .where('kind', '=', 'mail')
    .where('status', 'in', [...STOPPED])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, payload, status, last_error, finished_at, created_at }) => {
    const mail: unknown = JSON.parse(payload);
    const read = (name: string): string => toText(Reflect.get(Object(mail), name));
    const state = status === 'held' ? 'held' : 'dead';
    const stopped_at = finished_at ?? created_at;
    return { id, to: read('to'), subject: read('subject'), state, stopped_at, last_error };
  });
}
