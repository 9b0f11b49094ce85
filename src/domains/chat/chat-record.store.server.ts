import type { Owner } from '#src/kernel/owner.ts';
import { fold } from '#src/kernel/text.ts';
import { db } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import type { SenderType } from './chat.contract.ts';
import { toPreview } from './chat.rules.ts';
import { getSearchText, toPhoto } from './chat.store.server.ts';
import type { SentChat, SentChatMessage } from './chat-admin.contract.ts';
import type { RecordedChat } from './chat-record.contract.ts';

type SentMessage = RecordedChat['messages'][number];

/** Stores a whole past conversation; the visitor has read every answer. */
export async function insertRecordedChat(sessionId: string, recorded: RecordedChat): Promise<number> {
  const { name, email, page, messages: sent, isRead } = recorded;
  const answered = isRead ? sent.length - 1 : sent.findLastIndex(({ side }) => side === 'admin');
  const [first, last] = [sent.at(0)?.at ?? '', sent.at(-1)];
  const { id } = await db()
    .insertInto('chat_sessions')
    .values({
      session_id: sessionId,
      // No browser holds its secret: only the company can open it.
      is_bound: 1,
      user_id: null,
      sender_name: name,
      sender_email: email,
      page,
      last_message: toPreview(last?.message ?? '', false),
      last_message_at: last?.at ?? '',
      message_count: sent.length,
      unread_count: sent.length - 1 - answered,
      visitor_unread: 0,
      visitor_seen_at: last?.at ?? '',
      search_text: getSearchText({ name, email }),
      created_at: first,
      updated_at: last?.at ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const toRow = ({ side, name: sender_name, message, at }: SentMessage, index: number) => ({
    chat_id: id,
    sender_type: side,
    sender_name,
    sender_email: side === 'user' ? email : '',
    user_id: null,
    message,
    media_key: null,
    client_key: null,
    read_at: index <= answered ? (sent.at(index + 1)?.at ?? at) : null,
    mailed_at: null,
    search_text: fold(message),
    created_at: at,
  });
  await db().insertInto('chat_messages').values(sent.map(toRow)).execute();
  return id;
}

/** Returns the ids of an account's conversations, latest first. */
export async function selectSentChatIds(owner: Owner): Promise<number[]> {
  const sent = db().selectFrom('chat_sessions').select('id').where(ownedBy(owner, 'sender_email'));
  return (await sent.orderBy('id', 'desc').execute()).map(({ id }) => id);
}

async function selectMessagesByIds(ids: number[]): Promise<(SentChatMessage & { id: number })[]> {
  const rows = await db()
    .selectFrom('chat_messages')
    .select(['id', 'sender_type', 'sender_name', 'message', 'media_key', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ media_key, sender_type, ...row }) => ({
    ...row,
    sender_type: sender_type as SenderType,
    photo: toPhoto(media_key),
  }));
}

/** Returns conversations in no particular order, each with its messages oldest first, read page by page. */
export async function selectSentChatsByIds(
  ids: number[],
): Promise<(SentChat & { id: number; messages: RowPages<SentChatMessage> })[]> {
  const chats = await db()
    .selectFrom('chat_sessions')
    .select(['id', 'sender_name as name', 'sender_email as email', 'page', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  const messages = await db()
    .selectFrom('chat_messages')
    .select(['id', 'chat_id'])
    .where('chat_id', 'in', ids)
    .orderBy('id')
    .execute();
  const byChat = Map.groupBy(messages, ({ chat_id }) => chat_id);
  const idsIn = (chatId: number): number[] => (byChat.get(chatId) ?? []).map(({ id }) => id);
  return chats.map((chat) => ({ ...chat, messages: rowPages(idsIn(chat.id), selectMessagesByIds) }));
}
