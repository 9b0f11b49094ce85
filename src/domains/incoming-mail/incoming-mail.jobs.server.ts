import { z } from 'zod';
import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { fetchReplies } from './workflows/fetch-replies.server.ts';

export const REPLIES_JOB = 'email-replies';

/** Job that visits the mailbox of the replies. */
export const incomingMailJobs: JobTable = { [REPLIES_JOB]: job(z.unknown(), fetchReplies) };
