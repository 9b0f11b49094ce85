import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { ForgottenPassword } from './auth.contract.ts';
import { sendPasswordReset } from './password.internal.server.ts';

/** Jobs that run after the response, so that its time reveals nothing. */
export const authJobs: JobTable = {
  'password-reset': job(ForgottenPassword, async (asked) => {
    await sendPasswordReset(asked);
  }),
};
