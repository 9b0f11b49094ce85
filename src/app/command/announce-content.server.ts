import { isoIn } from '#src/platform/clock.server.ts';
import { engine } from '#src/platform/database/database.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';

/** Job by which a server forgets what it remembers of the content. */
export const CONTENT_JOB = 'content-changed';
const FIRST_SECONDS = 60;

/**
 * Lets a running server show what a command has changed. On PostgreSQL it was notified at the commit; on SQLite, a
 * process of its own reaches it through the queue, which it reads every second.
 */
export async function announceContent(): Promise<void> {
  // Before everything that the change itself has queued.
  if (engine() === 'sqlite') await enqueue(CONTENT_JOB, {}, { runAt: isoIn(-FIRST_SECONDS) });
}
