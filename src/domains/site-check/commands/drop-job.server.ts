import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { dropJobs } from '#src/platform/jobs/held-jobs.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { requireChange, requireStoppedJob } from '../queue.internal.server.ts';

/** Deletes a stopped job of any kind: it is never done. */
export const dropJob = command({
  allow: 'settings',
  input: z.object({ id: Id }),
  output: z.object({ name: z.string() }),
  audit: ({ id }, before) => ({ action: 'job.drop', subject: `job:${id}`, before }),
  run: async ({ id }, context) => {
    const found = await requireStoppedJob(context, id);
    requireChange(await dropJobs({ ids: [id] }));
    return found;
  },
});
