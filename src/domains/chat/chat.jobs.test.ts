import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { jobInstant } from '#src/platform/jobs/job-rows.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { aConversation } from './chat.fixture.server.ts';
import { chatJobs } from './chat.jobs.server.ts';
import { sendChatMessage } from './commands/send-chat-message.server.ts';

useDatabase();

const makeDue = () =>
  db()
    .updateTable('jobs')
    .set({ run_at: jobInstant(-1), status: 'waiting' })
    .where('kind', '=', 'chat-email')
    .execute();

describe('chatJobs', () => {
  it('sends several messages in one email, and none again when the job is repeated', async () => {
    const { session_id } = await aConversation({ email: 'elodie@essai.example' });
    const admin = await asAdmin();
    for (const message of ['Bonjour Élodie,', 'oui, nous passons à Privas.']) {
      await sendChatMessage(admin, { session_id, message });
    }
    expect(await runDueJobs(chatJobs)).toBe(0);
    await makeDue();
    expect(await runDueJobs(chatJobs)).toBe(2);
    expect(await queuedEmails('elodie@essai.example')).toHaveLength(1);
    // Simulates a crash after the email was queued and before the job was marked as done; its payload is unchanged.
    const chat = await db().selectFrom('chat_sessions').select('id').executeTakeFirstOrThrow();
    await db()
      .updateTable('jobs')
      .set({ payload: JSON.stringify({ chatId: chat.id }) })
      .where('kind', '=', 'chat-email')
      .execute();
    await makeDue();
    expect(await runDueJobs(chatJobs)).toBe(2);
    expect(await queuedEmails('elodie@essai.example')).toHaveLength(1);
  });
});
