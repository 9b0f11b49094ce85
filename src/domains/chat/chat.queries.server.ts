import { z } from 'zod';
import { readPresence } from '#src/domains/accounts/auth/session.internal.server.ts';
import { describeOpening, readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { toMeta } from '#src/kernel/pagination.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { asSideEffect } from '#src/platform/database/read-only.server.ts';
import { leaveMark } from '#src/platform/maintenance.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import {
  ChatKey,
  ChatListQuery,
  ChatMessagePage,
  ChatMessageQuery,
  ChatSession,
  ChatSessionPage,
  ChatStatus,
  MESSAGES_PER_READ,
  OwnChat,
  PRESENCE_SECONDS,
  SENDER_TYPES,
} from './chat.contract.ts';
import { canAnswer, chatNotFound, getSide } from './chat.rules.ts';
import { selectChat, selectChats, selectListedChat, touchVisitor } from './chat.store.server.ts';
import { isBrowserBound } from './chat-access.store.server.ts';
import { CannedReplyList } from './chat-admin.contract.ts';
import { countChatMessages, selectChatMessages } from './chat-message.store.server.ts';

/** Minimum interval between two updates of lastSeenAt, in seconds. */
const TOUCH_SECONDS = 30;

const readingOnly = (): DomainError =>
  new DomainError('forbidden', 'Vous pouvez lire les discussions, pas y répondre.');

const Entered = z.object({
  id: z.int(),
  session_id: z.string(),
  sender_name: z.string(),
  sender_email: z.string(),
  visitor_unread: z.int(),
  visitor_seen_at: z.string(),
  /** Side of the caller. */
  side: z.enum(SENDER_TYPES),
});

/** Returns the conversation if the caller may see it. A visitor's request updates lastSeenAt. */
export const enterChat = query({
  allow: 'anyone',
  // Open streams are counted together: a thousand reconnects cause one write.
  input: ChatKey.extend({ is_watching: z.boolean().default(false), is_writing: z.boolean().default(false) }),
  output: Entered,
  run: async ({ session_id, browserSecret, is_watching, is_writing }, { actor }) => {
    const chat = await selectChat(session_id);
    const side = getSide(actor);
    if (chat === undefined) throw chatNotFound();
    if (side === 'admin' && is_writing && !canAnswer(actor)) throw readingOnly();
    if (side === 'user') {
      if (chat.is_bound === 1 && !(browserSecret && (await isBrowserBound(chat.id, hashOfSecret(browserSecret)))))
        throw chatNotFound();
      if (!is_watching && chat.visitor_seen_at <= isoIn(-TOUCH_SECONDS))
        await asSideEffect('an open page records when its visitor was last seen', () =>
          leaveMark(() => touchVisitor(chat.id)),
        );
    }
    return { ...chat, side };
  },
});

/** Returns the canned replies and their placeholder values to staff who answer, even without access to settings. */
export const listCannedReplies = query({
  allow: 'requests:read',
  input: z.object({}),
  output: CannedReplyList,
  run: async (_input) => {
    const { chat, general } = await readSettings();
    return { replies: chat.canned_replies, company: general.site_name, phone: general.contact_phone };
  },
});

/** Lists conversations with messages, latest first. */
export const listChats = query({
  allow: 'requests:read',
  input: ChatListQuery,
  output: ChatSessionPage,
  run: selectChats,
});

/** Returns whether chat is available now, and the text shown while nobody is online. */
export const readChatStatus = query({
  allow: 'anyone',
  input: z.object({}),
  output: ChatStatus,
  run: async () => {
    const { chat, general } = await readSettings();
    const { is_there } = await readPresence({ within: PRESENCE_SECONDS });
    const { is_open, sentence } = await describeOpening();
    return {
      is_enabled: chat.is_enabled,
      is_online: is_there,
      company: general.site_name,
      greeting: chat.greeting,
      is_open,
      away: [chat.away, sentence].filter((message) => message !== '').join(' '),
    };
  },
});

/** Returns one conversation as the list shows it. */
export const readChat = query({
  allow: 'requests:read',
  input: ChatKey,
  output: ChatSession,
  run: async (key, context) => {
    const { id } = await enterChat(context, key);
    const chat = await selectListedChat(id);
    if (chat === undefined) throw chatNotFound();
    return chat;
  },
});

/** Returns the visitor's name and email address, and the number of unread answers. */
export const readOwnChat = query({
  allow: 'anyone',
  input: ChatKey,
  output: OwnChat,
  run: async (key, context) => {
    const { sender_name, sender_email, visitor_unread } = await enterChat(context, key);
    return { sender_name, sender_email, unread_count: visitor_unread };
  },
});

const Followed = z.union([
  z.object({ topic: z.literal('chat'), key: z.string() }),
  z.object({ topic: z.literal('presence') }),
]);

/** Returns the topics that a visitor may follow: their conversation and presence; the endpoint keeps the stream open. */
export const watchChat = query({
  allow: 'anyone',
  inPerson: true,
  input: ChatKey,
  output: z.object({ followed: z.array(Followed), visitor: z.int().optional() }),
  run: async (key, context) => {
    const { id, side } = await enterChat(context, { ...key, is_watching: true });
    const followed = [{ topic: 'chat' as const, key: String(id) }, { topic: 'presence' as const }];
    return { followed, ...(side === 'user' ? { visitor: id } : {}) };
  },
});

/** Returns a range of one conversation, oldest first; a full page may have more beyond it. */
export const listChatMessages = query({
  allow: 'anyone',
  input: ChatMessageQuery,
  output: ChatMessagePage,
  run: async ({ before, after, limit = MESSAGES_PER_READ, ...key }, context) => {
    const { id, session_id } = await enterChat(context, key);
    const items = await selectChatMessages(id, { before, after, limit }, session_id);
    return { items, meta: toMeta({ per_page: limit }, await countChatMessages(id)) };
  },
});
