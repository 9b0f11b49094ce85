import { type Selectable, sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import type { ChatSessionRow } from '#src/platform/database/live-tables.server.ts';
import type { SenderType, SentMessage } from './chat.contract.ts';

const SESSION_COLUMNS = [
  'id',
  'session_id',
  'user_id',
  'sender_name',
  'sender_email',
  'message_count',
  'contact_message_id',
  'quote_id',
] as const;
type HeldChat = Pick<Selectable<ChatSessionRow>, (typeof SESSION_COLUMNS)[number]>;

/** Locks a conversation until the transaction ends. */
export async function holdChat(sessionId: string): Promise<HeldChat | undefined> {
  return db()
    .updateTable('chat_sessions')
    .set({ updated_at: sql`updated_at` })
    .where('session_id', '=', sessionId)
    .returning(SESSION_COLUMNS)
    .executeTakeFirst();
}

/** Returns the newest messages, oldest first, with the media keys of their photos. */
export async function selectSentMessages(
  chatId: number,
  limit: number,
): Promise<(SentMessage & { media_key: string | null })[]> {
  const rows = await db()
    .selectFrom('chat_messages')
    .select(['sender_type', 'sender_name', 'message', 'media_key', 'created_at'])
    .where('chat_id', '=', chatId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  rows.reverse();
  return rows.map((row) => ({
    ...row,
    sender_type: row.sender_type as SenderType,
    hasPhoto: row.media_key !== null,
  }));
}

interface Became {
  contact_message_id?: number;
  quote_id?: number;
}

/** Stores the outcome of a conversation (message or quote). */
export async function setBecame(chatId: number, became: Became): Promise<void> {
  await db().updateTable('chat_sessions').set(became).where('id', '=', chatId).execute();
}

export async function selectSessionIds(chatIds: number[]): Promise<{ id: number; session_id: string }[]> {
  return db().selectFrom('chat_sessions').select(['id', 'session_id']).where('id', 'in', chatIds).execute();
}

export async function selectChatPhotos(chatIds: number[]): Promise<string[]> {
  const rows = await db()
    .selectFrom('chat_messages')
    .select('media_key')
    .distinct()
    .where('chat_id', 'in', chatIds)
    .where('media_key', 'is not', null)
    .execute();
  return rows.flatMap(({ media_key }) => media_key ?? []);
}

/** Deletes conversations with their messages, browser secrets and links. */
export async function deleteChats(ids: number[]): Promise<number> {
  const { numDeletedRows } = await db().deleteFrom('chat_sessions').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns conversations without messages since `isoSilent`, or whose last message is older than `isoLast`. */
export async function selectForgettableChats(isoSilent: string, isoLast: string, limit: number): Promise<number[]> {
  const rows = await db()
    .selectFrom('chat_sessions')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('message_count', '=', 0), row('created_at', '<=', isoSilent)]),
        row('last_message_at', '<=', isoLast),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Selects these conversations and those under these addresses; the address is empty where a visitor left none. */
export const selectRelatedChats = ({
  ids,
  emails,
}: {
  ids: number[];
  emails: string[];
}): Promise<{ id: number; email: string }[]> =>
  db()
    .selectFrom('chat_sessions')
    .select(['id', 'sender_email as email'])
    .where((row) =>
      row.or([
        row('id', 'in', ids.length === 0 ? [-1] : ids),
        row(sql<string>`lower(sender_email)`, 'in', emails.length === 0 ? [' '] : emails),
      ]),
    )
    .orderBy('id')
    .execute();
