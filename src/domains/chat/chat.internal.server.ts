import { readPresence } from '#src/domains/accounts/auth/session.internal.server.ts';
import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { imagePath } from '#src/domains/media/media.contract.ts';
import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { once, type RepeatableSend } from '#src/platform/idempotency.server.ts';
import { inParts, oneByOne } from '#src/platform/in-parts.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { leaveMark } from '#src/platform/maintenance.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { PRESENCE_SECONDS, type SENDER_TYPES } from './chat.contract.ts';
import { sendAnswerEmail } from './chat.mail.server.ts';
import { ANSWERS_PER_EMAIL, EMAIL_LIMIT, EMAIL_WAIT, toConversation } from './chat.rules.ts';
import { countUnreadChats, selectWaitingChats, touchVisitors } from './chat.store.server.ts';
import { CHAT_TEXTS } from './chat.texts.ts';
import { deleteExpiredLinks, insertLink } from './chat-access.store.server.ts';
import {
  CHAT_KEPT_DAYS,
  LINK_DAYS,
  type SentChat,
  type SentChatMessage,
  SILENT_KEPT_DAYS,
} from './chat-admin.contract.ts';

import {
  deleteChats,
  deleteFirstMessages,
  deleteMessages,
  eachForgettableChat,
  selectChatPhotos,
  selectChatsWithMessages,
  selectMessageIds,
  selectRelatedChats,
  selectSessionIds,
  uncountMessages,
} from './chat-admin.store.server.ts';
import { holdAddressee, markMailed, selectPendingAnswers } from './chat-email.store.server.ts';
import type { RecordedChat } from './chat-record.contract.ts';
import { insertRecordedChat, selectSentChatIds, selectSentChatsByIds } from './chat-record.store.server.ts';

declare module '#src/platform/events/events.server.ts' {
  interface Events {
    /** `key` is the id of the conversation; only its own subscribers are notified. */
    chat: KeyedEvent;
  }
}

/** Notifies both sides of a new message, in its transaction; rings the bell or queues an email to the visitor. */
export const announceChatMessage = ({
  chat,
  messageId,
  side,
  name,
  preview,
}: {
  chat: { id: number; session_id: string; sender_email: string; visitor_seen_at: string };
  messageId: number;
  side: (typeof SENDER_TYPES)[number];
  name: string;
  preview: string;
}): Promise<void> =>
  transaction(async () => {
    await publish('chat', { key: String(chat.id), event: 'message', id: messageId });
    await publish('admin', { event: 'chat', session: chat.session_id });
    if (side === 'admin') return queueChatEmail(chat);
    const { is_there } = await readPresence({ within: PRESENCE_SECONDS });
    await notify({
      type: 'info',
      event: 'chat',
      title: name === '' ? CHAT_TEXTS.notificationAnonymous : fill(CHAT_TEXTS.notification, { name }),
      message: preview,
      link: href('/admin/chat', { view: chat.session_id }),
      topic: `chat:${chat.id}`,
      isWatched: is_there,
    });
  });

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
    const runAt = isoIn(isThere ? EMAIL_WAIT.thereSeconds : EMAIL_WAIT.absentSeconds);
    await enqueue('chat-email', { chatId: id }, { runAt });
  });

/** Updates lastSeenAt of the visitors of these conversations: they have open streams. */
export const seeVisitors = ({ ids }: { ids: number[] }): Promise<void> =>
  leaveMark(() =>
    transaction(async () => {
      if (ids.length > 0) await touchVisitors(ids);
    }),
  );

/** Messages of a long conversation that are deleted at once. */
const MESSAGES_AT_ONCE = 200;

/** Deletes conversations with their data; photos used by a contact message stay, and so do messages and quotes. */
export const eraseChats = ({ ids }: { ids: number[] }): Promise<{ changed: number }> =>
  transaction(async () => {
    if (ids.length === 0) return { changed: 0 };
    const chats = await selectSessionIds(ids);
    const photos = await selectChatPhotos(ids);
    await inParts(await selectMessageIds(ids), MESSAGES_AT_ONCE, deleteMessages);
    const changed = await deleteChats(ids);
    await oneByOne(photos, (key) => releaseImage(imagePath(key)));
    for (const { id, session_id } of chats) {
      await publish('chat', { key: String(id), event: 'deleted' });
      await publish('admin', { event: 'chat', session: session_id });
    }
    return { changed };
  });

/** Returns the conversations opened by an account, or under its verified email address. */
export async function findUserChats(account: {
  userId: number;
}): Promise<RowPages<SentChat & { messages: RowPages<SentChatMessage> }>> {
  return rowPages(await selectSentChatIds(await findOwner(account)), selectSentChatsByIds);
}

/** Returns when the next email may be sent if a rate limit (per conversation or per address) applies now. */
async function refusedUntil(chatId: number, email: string): Promise<string | undefined> {
  for (const bucket of [`chat-email:${chatId}`, `chat-email-to:${hashOfSecret(email)}`]) {
    const { hits, resetsAt } = await countHit(bucket, EMAIL_LIMIT);
    if (hits > EMAIL_LIMIT.hits) return resetsAt;
  }
  return undefined;
}

/** Sends one email with all answers that the visitor has neither read nor received; none if there are none. */
export const mailChatAnswers = ({ chatId }: { chatId: number }): Promise<{ mailed: number }> =>
  transaction(async () => {
    const visitor = await holdAddressee(chatId);
    if (visitor === undefined || visitor.sender_email === '') return { mailed: 0 };
    const answers = await selectPendingAnswers(chatId, ANSWERS_PER_EMAIL);
    if (answers.length === 0) return { mailed: 0 };
    const runAt = await refusedUntil(chatId, visitor.sender_email);
    if (runAt !== undefined) {
      await enqueue('chat-email', { chatId }, { runAt });
      return { mailed: 0 };
    }
    const { general } = await readSettings();
    const company = { name: general.site_name, phone: general.contact_phone, email: general.contact_email };
    const { token } = await writeChatLink({ chatId });
    const conversation = toConversation(chatId, visitor.created_at);
    await sendAnswerEmail(visitor.sender_email, answers, { token, conversation }, company);
    await markMailed(answers.map(({ id }) => id));
    await publish('admin', { event: 'chat', session: visitor.session_id });
    return { mailed: answers.length };
  });

const DAY_SECONDS = 86_400;

/**
 * Deletes the oldest messages of expired conversations, and the conversations that have none left. One with more than a
 * step deletes is shorter until the next step, with counters and last message that are true; a visitor who writes into
 * it meanwhile keeps what it has.
 */
async function forgetChats(ids: number[], limit: number): Promise<number | undefined> {
  const deleted = await deleteFirstMessages(ids, limit);
  for (const key of new Set(deleted.flatMap(({ media_key }) => media_key ?? []))) await releaseImage(imagePath(key));
  const left = new Set(await selectChatsWithMessages(ids));
  const [unfinished] = left;
  if (unfinished !== undefined) await uncountMessages(unfinished, deleted);
  await eraseChats({ ids: ids.filter((id) => !left.has(id)) });
  return unfinished;
}

/** Deletes conversations with their photos, and links, after their retention period. */
export async function purgeChats(): Promise<void> {
  await deleteExpiredLinks();
  await eachForgettableChat(isoIn(-SILENT_KEPT_DAYS * DAY_SECONDS), isoIn(-CHAT_KEPT_DAYS * DAY_SECONDS), forgetChats);
}

/** Creates a link back to a conversation, for an email; stores only its hash. */
export const writeChatLink = ({ chatId }: { chatId: number }): Promise<{ token: string }> =>
  transaction(async () => {
    const token = newSecret();
    await insertLink(chatId, hashOfSecret(token), isoIn(LINK_DAYS * DAY_SECONDS));
    return { token };
  });

/** Stores a past conversation without notification, email or event; a repeated send only once. */
export const recordChat = (
  recorded: RecordedChat,
  send?: RepeatableSend,
): Promise<{ id: number; session_id: string }> =>
  transaction(async () => {
    const store = async () => {
      const session_id = newSecret();
      const id = await insertRecordedChat(session_id, recorded);
      return { id, session_id };
    };
    return send === undefined ? store() : once(send, recorded, store);
  });

/** Returns these conversations and those under these addresses, each with its address. */
export const findRelatedChats = selectRelatedChats;

/** Returns conversations with unread messages of their visitors, the longest waiting first. */
export const listWaitingChats = selectWaitingChats;

/** Returns the number of conversations with unread messages of their visitors. */
export const countWaitingChats = countUnreadChats;
