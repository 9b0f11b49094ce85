import { fold } from '#src/kernel/text.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getSearchText, toPreview } from './chat.rules.ts';
import type { RecordedChat } from './chat-record.contract.ts';

type SentMessage = RecordedChat['said'][number];

/** Stores a whole past conversation; the visitor has read every answer. */
export async function insertRecordedChat(sessionId: string, recorded: RecordedChat): Promise<void> {
  const { name, email, page, said: sent, isRead } = recorded;
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
}
