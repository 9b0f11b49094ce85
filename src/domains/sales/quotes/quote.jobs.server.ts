import { z } from 'zod';
import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { SCAN_SWEEP, sweepScan } from './acceptance-scan.internal.server.ts';

export const quoteJobs: JobTable = {
  [SCAN_SWEEP]: job(z.object({ fileName: z.string() }), sweepScan),
};
