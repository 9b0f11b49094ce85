import { Email, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from '#src/kernel/fields.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { EmailedAnswer } from '#src/platform/mail/incoming-email.server.ts';
import { isProven, type ReplyToken } from '#src/platform/mail/reply-address.server.ts';
import { announceMessage } from './contact.internal.server.ts';
import { CONTACT_TEXTS } from './contact.texts.ts';
import { toConversation } from './contact.views.ts';
import { insertMessageEmail, selectAnswered } from './message-email.store.server.ts';
import { insertMessage } from './new-message.store.server.ts';

/** An erased message has no address any more. */
async function findAnswered(token: ReplyToken) {
  const answered = await selectAnswered(token.id);
  const isOpen = answered !== undefined && answered.email !== '';
  return isOpen && isProven(token, toConversation(answered)) ? answered : undefined;
}

/** Returns whether the address of a reply opens a message that still exists. */
export const opensMessage = async (token: ReplyToken): Promise<boolean> => (await findAnswered(token)) !== undefined;

/**
 * Adds an emailed answer to the exchange that its address names, and notifies the company as of any answer. The
 * address proves it: who wrote it is only shown. Returns false when the exchange no longer exists.
 */
export const takeEmailedAnswer = (token: ReplyToken, answer: EmailedAnswer): Promise<boolean> =>
  transaction(async () => {
    const answered = await findAnswered(token);
    if (answered === undefined) return false;
    const { name, email, phone, subject, user_id: userId } = answered;
    const message = toExcerpt(answer.text, MESSAGE_MAX);
    const fields = { name, email, phone, subject, message, userId, quoteId: null };
    const inReplyTo = answered.in_reply_to ?? answered.id;
    const stored = await insertMessage({ ...fields, inReplyTo, isQuarantined: false, photoKeys: answer.photoKeys });
    const sender = answer.sender.address === email.toLowerCase() ? '' : answer.sender.address;
    await insertMessageEmail(stored.id, { sender, text: answer.whole === message ? '' : answer.whole });
    await announceMessage({ ...stored, ...fields, inReplyTo, isAcknowledged: false });
    return true;
  });

/**
 * Keeps an email that belongs to no conversation as a suspicious message: seen in the list, deleted after its time,
 * without notification. Returns false for a sender whose address is none.
 */
export const keepStrayEmail = ({ sender, subject, text, whole }: EmailedAnswer): Promise<boolean> =>
  transaction(async () => {
    const email = Email.safeParse(sender.address);
    if (!email.success) return false;
    const message = toExcerpt(text, MESSAGE_MAX);
    const { id } = await insertMessage({
      name: toExcerpt(sender.name || email.data, NAME_MAX),
      email: email.data,
      phone: '',
      subject: toExcerpt(subject, SUBJECT_MAX) || CONTACT_TEXTS.noSubject,
      message,
      userId: null,
      quoteId: null,
      isQuarantined: true,
      photoKeys: [],
    });
    await insertMessageEmail(id, { sender: '', text: whole === message ? '' : whole });
    await publish('admin', { event: 'messages', id });
    return true;
  });
