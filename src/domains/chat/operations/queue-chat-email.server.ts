import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { PRESENCE_SECONDS } from '../chat.contract.ts';
import { LETTER_WAIT } from '../chat.rules.ts';

/** Queues an email of an answer if the visitor left an address and does not read it on screen before. */
export const queueChatEmail = ({
  id,
  sender_email,
  visitor_seen_at,
}: {
  id: number;
  sender_email: string;
  visitor_seen_at: string;
}): Promise<void> =>
  transaction(async () => {
    if (sender_email === '') return;
    const isThere = visitor_seen_at > isoIn(-PRESENCE_SECONDS);
    const runAt = isoIn(isThere ? LETTER_WAIT.thereSeconds : LETTER_WAIT.absentSeconds);
    await enqueue('chat-email', { chatId: id }, { runAt });
  });
