import type { Owner } from '#src/kernel/owner.ts';
import { db } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import type { SenderType } from './chat.contract.ts';
import { toPhoto } from './chat.store.server.ts';
import type { SentChat, SentChatMessage } from './chat-admin.contract.ts';

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
