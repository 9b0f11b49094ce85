import { z } from 'zod';
import { now } from '#src/platform/clock.server.ts';
import { listStoppedJobs } from '#src/platform/jobs/held-jobs.server.ts';
import { readQueuedKinds } from '#src/platform/jobs/queue-kinds.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { Queue } from './queue.contract.ts';
import { mayChangeJob } from './queue.internal.server.ts';
import { judgeKind } from './queue.rules.ts';
import { toKindTitle } from './queue.views.ts';

const SHOWN = 50;

/** Reads the whole queue by kind, and the newest stopped jobs; what a job is about stays in the database. */
export const readQueue = query({
  allow: 'settings',
  input: z.object({}),
  output: Queue,
  run: async (_input, context) => {
    const at = now();
    const { kinds, planned } = await readQueuedKinds();
    const stopped = await listStoppedJobs(SHOWN);
    const change = ({ kind }: { kind: string }) => ({
      title: toKindTitle(kind),
      may_change: mayChangeJob(context, kind),
    });
    return {
      kinds: kinds.map((one) => ({ ...one, title: toKindTitle(one.kind), state: judgeKind(one, at) })),
      planned,
      stopped: stopped.map((job) => ({ ...job, ...change(job) })),
      stopped_count: kinds.reduce((sum, { dead, held }) => sum + dead + held, 0),
      read_at: at.toISOString(),
    };
  },
});
