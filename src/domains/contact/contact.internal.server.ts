import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { imagePath } from '#src/domains/media/media.contract.ts';
import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import type { QuoteKey, QuoteRequest } from '#src/domains/sales/quotes/quote.contract.ts';
import { openQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { toFacts } from '#src/domains/settings/fact.views.ts';
import { NOTHING_COMPUTED } from '#src/domains/settings/promise.contract.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { emitEvent } from '#src/domains/webhooks/webhook.internal.server.ts';
import { Email, Line, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX, Text } from '#src/kernel/fields.ts';
import { href } from '#src/kernel/href.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { inParts, oneByOne } from '#src/platform/in-parts.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import { countHit, readHits } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import type { ContactMessage, MessageExport } from './contact.contract.ts';
import {
  type BulkResult,
  MESSAGE_KEPT_DAYS,
  PHOTOS_MAX,
  type SentMessage,
  SPAM_KEPT_DAYS,
} from './contact.contract.ts';
import { companyEmail, sendAcknowledgement } from './contact.mail.server.ts';
import {
  ACKNOWLEDGEMENT_PER_ADDRESS,
  ACKNOWLEDGEMENTS_PER_HOUR,
  ANSWER_DAYS,
  medianHours,
  messageNotFound,
} from './contact.rules.ts';
import {
  deleteMessages,
  eachForgettable,
  lockMessageOwner,
  selectMessage,
  selectMessageIds,
  selectMessagesByIds,
  selectPhotoKeys,
  selectSentMessageIds,
  setMessageQuote,
} from './contact.store.server.ts';
import { toConversation, toMessageView } from './contact.views.ts';
import {
  countUnreadMessages,
  selectAnswerHours,
  selectMessageFigures,
  selectMessageRecords,
  selectNewestMessages,
  selectQuoteOrigins,
  selectRelatedMessages,
  selectSenders,
  selectWaitingMessages,
} from './contact-figures.store.server.ts';
import { selectSentMessagesByIds } from './message-email.store.server.ts';
import { insertMessage } from './new-message.store.server.ts';

/**
 * Returns whether a message may be acknowledged, and counts it. The hour is read before anything is counted: beyond its
 * limit nothing more is written.
 */
async function mayAcknowledge(email: string): Promise<boolean> {
  if ((await readHits(ALL_ACKNOWLEDGEMENTS)).hits >= ACKNOWLEDGEMENTS_PER_HOUR.hits) return false;
  const { hits } = await countHit(`acknowledge:${hashOfSecret(email)}`, ACKNOWLEDGEMENT_PER_ADDRESS);
  return hits <= ACKNOWLEDGEMENT_PER_ADDRESS.hits;
}

const ALL_ACKNOWLEDGEMENTS = 'acknowledge';

async function areFewThisHour(): Promise<boolean> {
  const { hits } = await countHit(ALL_ACKNOWLEDGEMENTS, ACKNOWLEDGEMENTS_PER_HOUR);
  return hits <= ACKNOWLEDGEMENTS_PER_HOUR.hits;
}

/** Notifies the company of a new message and acknowledges it to its sender, in the message's transaction. */
export const announceMessage = ({
  quoteId,
  userId = null,
  inReplyTo = null,
  isAcknowledged = true,
  ...message
}: {
  id: number;
  created_at: string;
  userId?: number | null;
  inReplyTo?: number | null;
  /** An email is not: its sender knows that it left, and a program that answers would answer again. */
  isAcknowledged?: boolean;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  quoteId: number | null;
}): Promise<void> =>
  transaction(async () => {
    const isQuote = quoteId !== null;
    const settings = await readSettings();
    const { general } = settings;
    const company = { name: general.site_name, phone: general.contact_phone, email: general.contact_email };
    await notify({
      type: 'info',
      event: isQuote ? 'quote' : 'message',
      title: isQuote ? 'Nouvelle demande de devis' : 'Nouveau message',
      message: toExcerpt(`${message.name} : ${message.subject}`, 200),
      link: isQuote ? href('/admin/quotes', { view: quoteId }) : href('/admin/contact', { view: message.id }),
      emailContent: companyEmail(message, company),
    });
    const data = { ...message, quote_id: quoteId, in_reply_to: inReplyTo };
    await emitEvent('contact.request_created', data, { userId, email: message.email });
    if (!isAcknowledged || !(await mayAcknowledge(message.email))) return;
    const isComputed = settings.promises.answer_hours.source === 'computed';
    const computed = { ...NOTHING_COMPUTED, answer_hours: isComputed ? await readMedianAnswer() : null };
    // Last, as all senders share this count: a transaction that has counted makes the others wait until it ends.
    if (!(await areFewThisHour())) return;
    const facts = toFacts({ settings, computed, radius: null });
    await sendAcknowledgement(message.email, toConversation(message), company, facts);
  });

const AT_ONCE = 50;

/** Deletes messages with their photo files, unless a conversation still uses them; quotes they opened stay. */
export const eraseMessages = ({ ids }: { ids: number[] }): Promise<z.infer<typeof BulkResult>> =>
  transaction(async () => {
    if (ids.length === 0) return { changed: 0 };
    const keys = await selectPhotoKeys(ids);
    let changed = 0;
    await inParts(ids, AT_ONCE, async (some) => {
      changed += await deleteMessages(some);
    });
    await oneByOne(keys, (key) => releaseImage(imagePath(key)));
    await publish('admin', { event: 'messages' });
    return { changed };
  });

/** Returns the messages that an account sent, or that were sent under its verified email address. */
export async function findUserMessages(account: { userId: number }): Promise<RowPages<SentMessage>> {
  return rowPages(await selectSentMessageIds(await findOwner(account)), selectSentMessagesByIds);
}

/** Stores a message from another channel as read: no notification, no email. */
const keepMessageInput = z.object({
  userId: z.int().nullable(),
  quoteId: z.int().nullable(),
  name: Line(NAME_MAX, 1),
  email: Email,
  subject: Line(SUBJECT_MAX, 1),
  message: Text(MESSAGE_MAX, 1),
  /** Keys of pictures that are stored already and used in both places from now on. */
  photoKeys: z.array(z.string()).max(PHOTOS_MAX),
});

export const keepMessage = (stored: z.input<typeof keepMessageInput>): Promise<{ id: number }> =>
  transaction(async () => {
    const { id } = await insertMessage({ ...stored, phone: '', isQuarantined: false, status: 'read' });
    await publish('admin', { event: 'messages', id });
    return { id };
  });

const DAY_SECONDS = 86_400;

/** Deletes messages with their photos after their retention period. */
export const purgeMessages = (): Promise<number> =>
  eachForgettable(isoIn(-SPAM_KEPT_DAYS * DAY_SECONDS), isoIn(-MESSAGE_KEPT_DAYS * DAY_SECONDS), (ids) =>
    eraseMessages({ ids }),
  );

/** Opens the quote of a message with data from another domain, once; quote and message are linked. */
export const quoteStoredMessage = ({
  messageId,
  request,
}: {
  messageId: number;
  request: QuoteRequest;
}): Promise<z.infer<typeof QuoteKey>> =>
  transaction(async () => {
    await lockMessageOwner(messageId);
    const message = await selectMessage(messageId);
    if (message === undefined) throw messageNotFound();
    if (message.quote_id !== null) return { id: message.quote_id };
    const quote = await openQuote(request);
    await setMessageQuote(messageId, quote.id);
    return quote;
  });

/** Returns the median hours to the first answer of the last 90 days; null without an answer. */
export const readMedianAnswer = async (): Promise<number | null> =>
  medianHours(await selectAnswerHours(isoIn(-ANSWER_DAYS * DAY_SECONDS)));

/** Counts messages by status, now and at an instant, and measures the waiting time for an answer. */
export const countMessageFigures = selectMessageFigures;

/** Returns the messages that opened these quotes; a quote without such a message is left out. */
export const findQuoteOrigins = selectQuoteOrigins;

/** Lists the last received messages, without probable spam. */
export const listRecentMessages = selectNewestMessages;

/** Returns the unread messages, the oldest first. */
export const listWaitingMessages = selectWaitingMessages;

export const countWaitingMessages = countUnreadMessages;

/** Returns messages that contain a text, for the global search. */
export const searchMessageRecords = selectMessageRecords;

/** Finds the senders of the newest messages by a part of their name, address or telephone number. */
export const findSenders = selectSenders;

/** Returns every message that matches a search and filters, for a file. */
export const findMessagePages = async (wanted: z.output<typeof MessageExport>): Promise<RowPages<ContactMessage>> =>
  rowPages(await selectMessageIds(wanted), selectMessagesByIds).map(toMessageView);

/** Returns these messages and those sent under these addresses, each with its address. */
export const findRelatedMessages = selectRelatedMessages;
