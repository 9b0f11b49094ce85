import { db } from '#src/platform/database/database.server.ts';
import type { ReceivedEmail, SentMessage } from './contact.contract.ts';

export async function insertMessageEmail(messageId: number, { sender, text }: ReceivedEmail): Promise<void> {
  await db().insertInto('contact_emails').values({ message_id: messageId, sender, text }).execute();
}

/** Returns the emails from which these messages were taken, by message. */
export async function selectMessageEmails(ids: readonly number[]): Promise<Map<number, ReceivedEmail>> {
  if (ids.length === 0) return new Map();
  const rows = await db().selectFrom('contact_emails').selectAll().where('message_id', 'in', ids).execute();
  return new Map(rows.map(({ message_id, ...email }) => [message_id, email]));
}

/** Returns messages with what was written by email, unordered. */
export async function selectSentMessagesByIds(ids: number[]): Promise<SentMessage[]> {
  const rows = await db()
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'phone', 'subject', 'message', 'admin_response', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  const emails = await selectMessageEmails(ids);
  return rows.map((row) => ({ ...row, received_email: emails.get(row.id) ?? null }));
}

/** Returns what an emailed answer continues; undefined once it is deleted. */
export const selectAnswered = (id: number) =>
  db()
    .selectFrom('contact_messages')
    .select(['id', 'user_id', 'in_reply_to', 'name', 'email', 'phone', 'subject', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
