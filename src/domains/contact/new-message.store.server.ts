import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { preparedInsert } from '#src/platform/database/prepared.server.ts';
import type { MessageStatus, StoredMessage } from './contact.contract.ts';

interface NewMessage {
  userId: number | null;
  quoteId: number | null;
  inReplyTo?: number | null;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  isQuarantined: boolean;
  /** Default: unread, or archived when quarantined. */
  status?: MessageStatus;
  photoKeys: string[];
}

interface NewRow extends Pick<NewMessage, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'userId' | 'quoteId'> {
  inReplyTo: number | null;
  status: MessageStatus;
  quarantined: 0 | 1;
  searchText: string;
  nameFolded: string;
  at: string;
}

const insertRow = preparedInsert((queries, row: NewRow) =>
  queries.insertInto('contact_messages').values({
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    user_id: row.userId,
    quote_id: row.quoteId,
    in_reply_to: row.inReplyTo,
    status: row.status,
    admin_response: null,
    replied_at: null,
    is_quarantined: row.quarantined,
    search_text: row.searchText,
    name_folded: row.nameFolded,
    created_at: row.at,
    updated_at: row.at,
  }),
);

/** Stores a message; returns its id and when it was stored, which together name its conversation. */
export async function insertMessage(message: NewMessage): Promise<Pick<StoredMessage, 'id' | 'created_at'>> {
  const { inReplyTo = null, isQuarantined, photoKeys, status = isQuarantined ? 'archived' : 'unread' } = message;
  const at = nowIso();
  const texts = { searchText: getSearchText(message), nameFolded: fold(message.name) };
  const marks = { inReplyTo, status, quarantined: isQuarantined ? 1 : 0 } as const;
  const id = await insertRow({ ...message, ...marks, ...texts, at });
  const photos = photoKeys.map((media_key, position) => ({ message_id: id, media_key, position }));
  if (photos.length > 0) await db().insertInto('contact_photos').values(photos).execute();
  return { id, created_at: at };
}

/** Builds the search text for the back office. */
const getSearchText = (fields: { name: string; email: string; subject: string; message: string }): string =>
  fold([fields.name, fields.email, fields.subject, fields.message].join('\n'));
