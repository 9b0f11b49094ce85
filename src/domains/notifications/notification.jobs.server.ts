import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { PushJob } from './push.contract.ts';
import { deliverPush } from './workflows/deliver-push.server.ts';

/** Jobs that send push alerts; a refused or failed alert is retried. */
export const notificationJobs: JobTable = {
  push: job(PushJob, async (work) => {
    const { outcome } = await deliverPush(work);
    if (outcome === 'refused' || outcome === 'failed') throw new Error(`push ${outcome}`);
  }),
};
