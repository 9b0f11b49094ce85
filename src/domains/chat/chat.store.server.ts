import { type Selectable, sql } from 'kysely';
import { imagePath } from '#src/domains/media/media.contract.ts';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import type { ChatSessionRow } from '#src/platform/database/live-tables.server.ts';
import { lockRows } from '#src/platform/database/lock-rows.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal, readIds } from '#src/platform/database/total.server.ts';
import { type ChatListQuery, type ChatSession, PRESENCE_SECONDS, type SenderType } from './chat.contract.ts';
import { toPreview } from './chat.rules.ts';

type StoredChat = Selectable<ChatSessionRow>;
/** A conversation whose visitor waits for an answer. */
export type WaitingChat = Pick<StoredChat, 'id' | 'session_id' | 'sender_name' | 'last_message' | 'last_message_at'>;
const OF_A_CALLER = [
  'id',
  'session_id',
  'is_bound',
  'sender_name',
  'sender_email',
  'visitor_unread',
  'visitor_seen_at',
] as const;

interface NewChatRow {
  sessionId: string;
  isBound: boolean;
  userId: number | null;
  name: string;
  email: string;
  page: string;
}

export async function insertChat({ sessionId, isBound, userId, name, email, page }: NewChatRow): Promise<number> {
  const at = nowIso();
  const row = await db()
    .insertInto('chat_sessions')
    .values({
      session_id: sessionId,
      is_bound: isBound ? 1 : 0,
      user_id: userId,
      sender_name: name,
      sender_email: email,
      page,
      last_message: '',
      last_message_at: at,
      message_count: 0,
      unread_count: 0,
      visitor_unread: 0,
      visitor_seen_at: at,
      search_text: getSearchText({ name, email }),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function selectChat(
  sessionId: string,
): Promise<Pick<StoredChat, (typeof OF_A_CALLER)[number]> | undefined> {
  return db().selectFrom('chat_sessions').select(OF_A_CALLER).where('session_id', '=', sessionId).executeTakeFirst();
}

interface Counted {
  side: SenderType;
  message: string;
  hasPhoto: boolean;
}

/** Updates the conversation's counters and preview for a message just stored. */
export async function countMessage(chatId: number, { side, message, hasPhoto }: Counted): Promise<void> {
  const at = nowIso();
  await db()
    .updateTable('chat_sessions')
    .set((row) => ({
      last_message: toPreview(message, hasPhoto),
      last_message_at: at,
      message_count: row('message_count', '+', 1),
      unread_count: row('unread_count', '+', side === 'user' ? 1 : 0),
      visitor_unread: row('visitor_unread', '+', side === 'admin' ? 1 : 0),
      updated_at: at,
      ...(side === 'user' ? { visitor_seen_at: at } : {}),
    }))
    .where('id', '=', chatId)
    .execute();
}

/** Updates the visitor's name and email address; missing values stay. */
export async function nameVisitor(chatId: number, input: { name: string; email: string }): Promise<void> {
  await db()
    .updateTable('chat_sessions')
    .set({
      sender_name: input.name,
      sender_email: input.email,
      search_text: getSearchText(input),
      updated_at: nowIso(),
    })
    .where('id', '=', chatId)
    .execute();
}

/** Resets the unread counter of this side. */
export async function clearUnread(chatId: number, side: SenderType): Promise<void> {
  await db()
    .updateTable('chat_sessions')
    .set(side === 'admin' ? { unread_count: 0 } : { visitor_unread: 0 })
    .where('id', '=', chatId)
    .execute();
}

/** Updates lastSeenAt in a transaction: concurrent commits share one fsync. */
export async function touchVisitor(chatId: number): Promise<void> {
  await transaction(() => touchVisitors([chatId]));
}

/** Updates lastSeenAt of the visitors with open streams, in one statement. */
export async function touchVisitors(chatIds: number[]): Promise<void> {
  if (chatIds.length > 1) await lockRows('chat_sessions', { id: chatIds });
  await db().updateTable('chat_sessions').set({ visitor_seen_at: nowIso() }).where('id', 'in', chatIds).execute();
}

function getChat(row: StoredChat): ChatSession {
  return {
    session_id: row.session_id,
    sender_name: row.sender_name,
    sender_email: row.sender_email,
    page: row.page,
    last_message: row.last_message,
    last_message_at: row.last_message_at,
    message_count: row.message_count,
    unread_count: row.unread_count,
    is_visitor_there: row.visitor_seen_at > isoIn(-PRESENCE_SECONDS),
    visitor_seen_at: row.visitor_seen_at,
    contact_message_id: row.contact_message_id,
    quote_id: row.quote_id,
    created_at: row.created_at,
  };
}

/** From this number of conversations on, those of a page are found sooner by looking into one after the other. */
const MANY_CHATS = 500;
/** Above this number of messages with the text, all conversations are counted sooner by looking into one after the other. */
const MANY_MESSAGES = 10_000;

/** Returns a condition: the visitor's name or address contains this text, or a message of the conversation. */
function mentions(text: string, way: SearchWay) {
  const sent = db()
    .selectFrom('chat_messages')
    .select('chat_id as id')
    .where(matches('chat_messages', text, way));
  if (way === 'text') {
    // PostgreSQL would read all messages for an `exists`, before the first conversation.
    const first = sent.where(sql<boolean>`chat_id = chat_sessions.id`).limit(1);
    return sql<boolean>`(${matches('chat_sessions', text, way)} or ${first} is not null)`;
  }
  // Each of the two texts has an index. The ids of a plan are those of messages.
  const named = db().selectFrom('chat_sessions').select('id').where(matches('chat_sessions', text));
  return sql<boolean>`chat_sessions.id in ${named.unionAll(sent)}`;
}

/** Returns conversations with messages, latest first; searches name, address and all messages. */
export async function selectChats(wanted: ChatListQuery): Promise<Page<ChatSession>> {
  const { limit, offset } = getRange(wanted);
  const { search, unread_only, sort_order = 'desc' } = wanted;
  const matching = (way: SearchWay) =>
    db()
      .selectFrom('chat_sessions')
      .where('message_count', '>', 0)
      .$if(unread_only === 'true', (chats) => chats.where('unread_count', '>', 0))
      .$if(Boolean(search), (chats) => chats.where(mentions(search ?? '', way)));
  const { hits = 0, ...plan } = await planSearch('chat_messages', search);
  const count = hits > MANY_MESSAGES ? 'text' : plan.count;
  const counted = matching(count).select((select) => select.fn.countAll<number>().as('total'));
  const total = await countTotal(counted.compile());
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const page = matching(total < MANY_CHATS ? count : 'text')
    .select('id')
    .orderBy('last_message_at', sort_order)
    .orderBy('id', sort_order);
  const ids = await readIds(page.limit(limit).offset(offset), total);
  const rows =
    ids.length === 0 ? [] : await db().selectFrom('chat_sessions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, getChat(row)]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(wanted, total) };
}

export async function countUnreadChats(): Promise<number> {
  const { count } = await db()
    .selectFrom('chat_sessions')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('unread_count', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns conversations with unread messages of their visitors, the longest waiting first. */
export const selectWaitingChats = (limit: number): Promise<WaitingChat[]> =>
  db()
    .selectFrom('chat_sessions')
    .select(['id', 'session_id', 'sender_name', 'last_message', 'last_message_at'])
    .where('unread_count', '>', 0)
    .orderBy('last_message_at')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function selectListedChat(chatId: number): Promise<ChatSession | undefined> {
  const row = await db().selectFrom('chat_sessions').selectAll().where('id', '=', chatId).executeTakeFirst();
  return row && getChat(row);
}

export const toPhoto = (key: string | null): string | null => (key === null ? null : imagePath(key, 1200));

/** Builds the search text for the back office. */
export const getSearchText = (fields: { name: string; email: string }): string =>
  fold(`${fields.name}\n${fields.email}`);
