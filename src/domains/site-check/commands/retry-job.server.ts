import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { retryJobs } from '#src/platform/jobs/held-jobs.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { requireChange, requireStoppedJob } from '../queue.internal.server.ts';

/** Lets a stopped job of any kind run again, from its first try. */
export const retryJob = command({
  allow: 'settings',
  input: z.object({ id: Id }),
  output: z.object({ name: z.string() }),
  audit: ({ id }, after) => ({ action: 'job.retry', subject: `job:${id}`, after }),
  run: async ({ id }, context) => {
    const found = await requireStoppedJob(context, id);
    requireChange(await retryJobs({ ids: [id] }));
    return found;
  },
});
