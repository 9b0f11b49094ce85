import { type Selectable, sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import type { ChatSessionRow } from '#src/platform/database/live-tables.server.ts';
import { actOnParts } from '#src/platform/database/rows-in-steps.server.ts';
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

export async function selectMessageIds(chatIds: number[]): Promise<number[]> {
  const messages = db().selectFrom('chat_messages').select('id').where('chat_id', 'in', chatIds);
  return (await messages.orderBy('id').execute()).map(({ id }) => id);
}

export async function deleteMessages(ids: number[]): Promise<void> {
  await db().deleteFrom('chat_messages').where('id', 'in', ids).execute();
}

/** Deletes conversations with their messages, browser secrets and links. */
export async function deleteChats(ids: number[]): Promise<number> {
  const { numDeletedRows } = await db().deleteFrom('chat_sessions').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Acts on conversations without messages since `isoSilent`, or whose last message is older than `isoLast`; in steps, of
 * which each also deletes at most `limit` messages. `act` returns the first conversation that has some left.
 */
export const eachForgettableChat = (
  isoSilent: string,
  isoLast: string,
  act: (ids: number[], limit: number) => Promise<number | undefined>,
): Promise<number> =>
  actOnParts(
    {
      table: 'chat_sessions',
      where: (row) =>
        row.or([
          row.and([row('message_count', '=', 0), row('created_at', '<=', isoSilent)]),
          row('last_message_at', '<=', isoLast),
        ]),
    },
    act,
  );

interface DeletedMessage {
  chat_id: number;
  sender_type: string;
  media_key: string | null;
  read_at: string | null;
}

/** Deletes the first messages of these conversations, the oldest of the first conversation first. */
export async function deleteFirstMessages(chatIds: number[], limit: number): Promise<DeletedMessage[]> {
  const first = db().selectFrom('chat_messages').select('id').where('chat_id', 'in', chatIds);
  return db()
    .deleteFrom('chat_messages')
    .where('id', 'in', first.orderBy('chat_id').orderBy('id').limit(limit))
    .returning(['chat_id', 'sender_type', 'media_key', 'read_at'])
    .execute();
}

/** Returns those of these conversations that have messages, in order. */
export async function selectChatsWithMessages(chatIds: number[]): Promise<number[]> {
  const rows = await db()
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', 'in', chatIds)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('chat_messages').select('chat_id').whereRef('chat_id', '=', 'chat_sessions.id')),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Updates the counters of a conversation for messages that it has just lost. */
export async function uncountMessages(chatId: number, deleted: DeletedMessage[]): Promise<void> {
  const gone = deleted.filter(({ chat_id }) => chat_id === chatId);
  const countUnread = (side: SenderType): number =>
    gone.filter(({ sender_type, read_at }) => sender_type === side && read_at === null).length;
  await db()
    .updateTable('chat_sessions')
    .set((row) => ({
      message_count: row('message_count', '-', gone.length),
      unread_count: row('unread_count', '-', countUnread('user')),
      visitor_unread: row('visitor_unread', '-', countUnread('admin')),
    }))
    .where('id', '=', chatId)
    .execute();
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
