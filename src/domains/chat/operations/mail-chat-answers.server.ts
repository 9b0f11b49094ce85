import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { sendAnswerEmail } from '../chat.mail.server.ts';
import { ANSWERS_PER_LETTER, LETTER_LIMIT } from '../chat.rules.ts';
import { holdAddressee, markMailed, selectPendingAnswers } from '../chat-email.store.server.ts';
import { writeChatLink } from './write-chat-link.server.ts';

/** Returns when the next email may be sent if a rate limit (per conversation or per address) applies now. */
async function refusedUntil(chatId: number, email: string): Promise<string | undefined> {
  for (const bucket of [`chat-email:${chatId}`, `chat-email-to:${hashOfSecret(email)}`]) {
    const { hits, resetsAt } = await countHit(bucket, LETTER_LIMIT);
    if (hits > LETTER_LIMIT.hits) return resetsAt;
  }
  return undefined;
}

/** Sends one email with all answers that the visitor has neither read nor received; none if there are none. */
export const mailChatAnswers = ({ chatId }: { chatId: number }): Promise<{ mailed: number }> =>
  transaction(async () => {
    const visitor = await holdAddressee(chatId);
    if (visitor === undefined || visitor.sender_email === '') return { mailed: 0 };
    const answers = await selectPendingAnswers(chatId, ANSWERS_PER_LETTER);
    if (answers.length === 0) return { mailed: 0 };
    const runAt = await refusedUntil(chatId, visitor.sender_email);
    if (runAt !== undefined) {
      await enqueue('chat-email', { chatId }, { runAt });
      return { mailed: 0 };
    }
    const { general } = await readSettings();
    const company = { name: general.site_name, phone: general.contact_phone, email: general.contact_email };
    const { token } = await writeChatLink({ chatId });
    await sendAnswerEmail(visitor.sender_email, answers, token, company);
    await markMailed(answers.map(({ id }) => id));
    await publish('admin', { event: 'chat', session: visitor.session_id });
    return { mailed: answers.length };
  });
