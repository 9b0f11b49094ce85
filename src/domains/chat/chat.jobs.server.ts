import { z } from 'zod';
import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { mailChatAnswers } from './operations/mail-chat-answers.server.ts';

const Letter = z.object({ chatId: z.int() });

/** Takes answers to absent visitors; what has left or was read meanwhile is not sent again. */
export const chatJobs: JobTable = {
  'chat-letter': job(Letter, async ({ chatId }, run) => {
    await mailChatAnswers(systemContext(`job-${run.id}`), { chatId });
  }),
};
