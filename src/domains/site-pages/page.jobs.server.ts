import { z } from 'zod';
import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { PageKey } from './page.contract.ts';
import { publishIfDue } from './page-publishing.internal.server.ts';

/** Kind of the job that publishes a draft at its instant. */
export const PUBLISH_JOB = 'page-publish';

export const pageJobs: JobTable = {
  [PUBLISH_JOB]: job(z.object({ page: PageKey }), publishIfDue),
};
