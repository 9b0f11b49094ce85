import { z } from 'zod';
import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { DELIVERY_JOB } from './webhook.internal.server.ts';
import { deliverWebhook } from './workflows/deliver-webhook.server.ts';

/** Jobs that send events; each makes one attempt, and queues the next one itself. */
export const webhookJobs: JobTable = {
  [DELIVERY_JOB]: job(z.object({ delivery: z.int() }), ({ delivery }, { id }) => deliverWebhook(delivery, id)),
};
