import { engine } from '#src/platform/database/database.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';

/** Job by which a server forgets what it remembers of the content. */
export const CONTENT_JOB = 'content-changed';

/**
 * Lets a running server show what a command has changed. On PostgreSQL it was notified at the commit; on SQLite, a
 * process of its own reaches it through the queue, which it reads every second.
 */
export async function announceContent(): Promise<void> {
  if (engine() === 'sqlite') await enqueue(CONTENT_JOB, {});
}
