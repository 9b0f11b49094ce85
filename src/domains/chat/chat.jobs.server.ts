import { z } from 'zod';
import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { mailChatAnswers } from './chat.internal.server.ts';

const EmailContent = z.object({ chatId: z.int() });

/** Job that emails answers to absent visitors; answers already sent or read are skipped. */
export const chatJobs: JobTable = {
  'chat-email': job(EmailContent, async ({ chatId }) => {
    await mailChatAnswers({ chatId });
  }),
};
