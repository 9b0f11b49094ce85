import { sql } from 'kysely';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';

interface Addressee {
  session_id: string;
  sender_name: string;
  sender_email: string;
  visitor_seen_at: string;
  created_at: string;
}

/** Locks a conversation until the transaction ends: its emails are written one after the other. */
export async function holdAddressee(chatId: number): Promise<Addressee | undefined> {
  return db()
    .updateTable('chat_sessions')
    .set({ updated_at: sql`updated_at` })
    .where('id', '=', chatId)
    .returning(['session_id', 'sender_name', 'sender_email', 'visitor_seen_at', 'created_at'])
    .executeTakeFirst();
}

interface PendingAnswer {
  id: number;
  sender_name: string;
  message: string;
  hasPhoto: boolean;
}

/** Returns the company's messages that were neither read nor emailed yet, oldest first. */
export async function selectPendingAnswers(chatId: number, limit: number): Promise<PendingAnswer[]> {
  const rows = await db()
    .selectFrom('chat_messages')
    .select(['id', 'sender_name', 'message', 'media_key'])
    .where('chat_id', '=', chatId)
    .where('sender_type', '=', 'admin')
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ media_key, ...row }) => ({ ...row, hasPhoto: media_key !== null }));
}

export async function markMailed(ids: number[]): Promise<void> {
  await db().updateTable('chat_messages').set({ mailed_at: nowIso() }).where('id', 'in', ids).execute();
}

/** Returns when a conversation began; undefined once it is deleted, or its visitor erased. */
export const selectChatStart = (chatId: number) =>
  db()
    .selectFrom('chat_sessions')
    .select('created_at')
    .where('id', '=', chatId)
    .where('sender_email', '<>', '')
    .executeTakeFirst();
