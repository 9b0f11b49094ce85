import type { Selectable } from 'kysely';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { ChatMessageRow } from '#src/platform/database/live-tables.server.ts';
import type { ChatMessage, SenderType } from './chat.contract.ts';
import { toPhoto } from './chat.store.server.ts';

type StoredMessage = Selectable<ChatMessageRow>;
type Sent = Pick<StoredMessage, 'chat_id' | 'sender_type' | 'sender_name' | 'sender_email' | 'message'> &
  Pick<StoredMessage, 'user_id' | 'media_key' | 'client_key'>;

const toMessage = (row: StoredMessage, sessionId: string): ChatMessage => ({
  id: row.id,
  session_id: sessionId,
  sender_type: row.sender_type as SenderType,
  sender_name: row.sender_name,
  sender_email: row.sender_email,
  message: row.message,
  photo: toPhoto(row.media_key),
  client_key: row.client_key,
  created_at: row.created_at,
  read_at: row.read_at,
  mailed_at: row.mailed_at,
});

/** Stores a message; @returns the existing one with this key when a parallel send was first. */
export async function insertChatMessage(
  sent: Sent,
  sessionId: string,
): Promise<{ stored: ChatMessage; isNew: boolean }> {
  const row = await db()
    .insertInto('chat_messages')
    .values({ ...sent, search_text: fold(sent.message), created_at: nowIso() })
    .onConflict((conflict) => conflict.columns(['chat_id', 'client_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) return { stored: toMessage(row, sessionId), isNew: true };
  const stored = await selectSent(sent.chat_id, sent.client_key ?? '', sessionId);
  if (stored === undefined) throw new Error('neither stored nor found');
  return { stored, isNew: false };
}

export async function selectSent(
  chatId: number,
  clientKey: string,
  sessionId: string,
): Promise<ChatMessage | undefined> {
  const row = await db()
    .selectFrom('chat_messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row && toMessage(row, sessionId);
}

interface Window {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** Largest possible id. */
const ID_MAX = 2_147_483_647;

/** Returns the newest messages, those before one, or those after one; oldest first. */
export async function selectChatMessages(
  chatId: number,
  { before, after, limit }: Window,
  sessionId: string,
): Promise<ChatMessage[]> {
  const isForward = after !== undefined && before === undefined;
  const order = isForward ? 'asc' : 'desc';
  // Bounds on both columns: with `chat_id = …` alone PostgreSQL may scan the messages of all conversations by id.
  const rows = await db()
    .selectFrom('chat_messages')
    .selectAll()
    .where((row) => row(row.refTuple('chat_id', 'id'), '>', row.tuple(chatId, after ?? 0)))
    .where((row) => row(row.refTuple('chat_id', 'id'), '<', row.tuple(chatId, before ?? ID_MAX)))
    .orderBy('chat_id', order)
    .orderBy('id', order)
    .limit(limit)
    .execute();
  if (!isForward) rows.reverse();
  return rows.map((row) => toMessage(row, sessionId));
}

/** Marks the other side's messages as read; @returns how many changed. */
export async function markMessagesRead(chatId: number, writtenBy: SenderType): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('chat_messages')
    .set({ read_at: nowIso() })
    .where('chat_id', '=', chatId)
    .where('sender_type', '=', writtenBy)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countChatMessages(chatId: number): Promise<number> {
  const row = await db()
    .selectFrom('chat_sessions')
    .select('message_count')
    .where('id', '=', chatId)
    .executeTakeFirst();
  return row?.message_count ?? 0;
}
