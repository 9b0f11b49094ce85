import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { Id } from '#src/kernel/fields.ts';
import { retryJobs } from '#src/platform/jobs/held-jobs.server.ts';
import { listStoppedMail } from '#src/platform/mail/stopped-mail.server.ts';
import { command } from '#src/platform/operation.server.ts';

/** Lets an email that was given up or is held leave again, from its first try. */
export const resendMail = command({
  allow: ['settings', 'people'],
  input: z.object({ id: Id }),
  output: z.object({}),
  audit: ({ id }) => ({ action: 'mail.resend', class: 'access', subject: `mail:${id}` }),
  run: async ({ id }) => {
    const isStopped = (await listStoppedMail()).some((mail) => mail.id === id);
    if (!isStopped || (await retryJobs({ ids: [id] })) === 0) {
      throw new DomainError('not-found', 'Cet e-mail n’attend plus : il est déjà reparti, ou effacé.');
    }
    return {};
  },
});
