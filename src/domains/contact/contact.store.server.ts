import type { Selectable } from 'kysely';
import { imagePath } from '#src/domains/media/media.contract.ts';
import { metaOf, type Page, rangeOf } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { contains } from '#src/platform/database/search.server.ts';
import type { ContactMessageRow } from '#src/platform/database/tables.server.ts';
import type { ContactMessage, MessageListQuery, MessageStatistics, MessageStatus } from './contact.contract.ts';
import { searchTextOf } from './contact.rules.ts';
import { MESSAGE_STATUS_TEXTS } from './contact-status.texts.ts';

type StoredMessage = Selectable<ContactMessageRow>;

interface NewMessage {
  userId: number | null;
  quoteId: number | null;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  isQuarantined: boolean;
  photoKeys: string[];
}

export async function insertMessage(message: NewMessage): Promise<number> {
  const at = nowIso();
  const { userId, quoteId, isQuarantined, photoKeys, ...fields } = message;
  const { id } = await db()
    .insertInto('contact_messages')
    .values({
      ...fields,
      user_id: userId,
      quote_id: quoteId,
      status: isQuarantined ? 'archived' : 'unread',
      admin_response: null,
      replied_at: null,
      is_quarantined: isQuarantined ? 1 : 0,
      search_text: searchTextOf(fields),
      name_folded: fold(fields.name),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const photos = photoKeys.map((media_key, position) => ({ message_id: id, media_key, position }));
  if (photos.length > 0) await db().insertInto('contact_photos').values(photos).execute();
  return id;
}

async function messagesOf(rows: StoredMessage[]): Promise<ContactMessage[]> {
  const ids = rows.map((row) => row.id);
  const photos =
    ids.length === 0
      ? []
      : await db()
          .selectFrom('contact_photos')
          .select(['message_id', 'media_key'])
          .where('message_id', 'in', ids)
          .orderBy('position')
          .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    status: row.status as MessageStatus,
    statusText: MESSAGE_STATUS_TEXTS[row.status as MessageStatus],
    admin_response: row.admin_response,
    replied_at: row.replied_at,
    quote_id: row.quote_id,
    photos: photos.filter((photo) => photo.message_id === row.id).map((photo) => imagePath(photo.media_key, 1200)),
    is_quarantined: row.is_quarantined === 1,
    created_at: row.created_at,
  }));
}

const SORT_COLUMNS = { created_at: 'created_at', name: 'name_folded', email: 'email', status: 'status' } as const;

/** One page of messages; search and filter in the database, ties broken by id so that pages never overlap. */
export async function selectMessages(query: MessageListQuery): Promise<Page<ContactMessage>> {
  let matching = db().selectFrom('contact_messages');
  if (query.status !== undefined) matching = matching.where('status', '=', query.status);
  if (query.search) matching = matching.where(contains('search_text', query.search));
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const order = query.sort_order ?? 'desc';
  const { limit, offset } = rangeOf(query);
  const rows = await matching
    .selectAll()
    .orderBy(SORT_COLUMNS[query.sort_by ?? 'created_at'], order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: await messagesOf(rows), meta: metaOf(query, total) };
}

export async function selectMessage(id: number): Promise<ContactMessage | undefined> {
  const rows = await db().selectFrom('contact_messages').selectAll().where('id', '=', id).execute();
  const [message] = await messagesOf(rows);
  return message;
}

interface MessageFields {
  status?: MessageStatus;
  admin_response?: string | null;
  replied_at?: string;
}

export async function updateMessages(ids: number[], change: MessageFields): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('contact_messages')
    .set({ ...change, updated_at: nowIso() })
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function selectPhotoKeys(messageIds: number[]): Promise<string[]> {
  const rows = await db()
    .selectFrom('contact_photos')
    .select('media_key')
    .where('message_id', 'in', messageIds)
    .execute();
  return rows.map((row) => row.media_key);
}

/** Some messages received before `isoSpam` and set aside, or without any contact since `isoLast`. */
export async function selectForgettable(isoSpam: string, isoLast: string, limit: number): Promise<number[]> {
  const rows = await db()
    .selectFrom('contact_messages')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('is_quarantined', '=', 1), row('created_at', '<=', isoSpam)]),
        row.and([
          row('created_at', '<=', isoLast),
          row.or([row('replied_at', 'is', null), row('replied_at', '<=', isoLast)]),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteMessages(ids: number[]): Promise<number> {
  const { numDeletedRows } = await db().deleteFrom('contact_messages').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function countMessages(): Promise<MessageStatistics> {
  const rows = await db()
    .selectFrom('contact_messages')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const of = (status: MessageStatus): number => rows.find((row) => row.status === status)?.count ?? 0;
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return { total, unread: of('unread'), read: of('read'), replied: of('replied') };
}
