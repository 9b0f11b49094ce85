import { type Selectable, sql } from 'kysely';
import { imagePath } from '#src/domains/media/media.contract.ts';
import type { Owner } from '#src/kernel/owner.ts';
import { fromNearerEnd, getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { lockRows } from '#src/platform/database/lock-rows.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import { actInSteps } from '#src/platform/database/rows-in-steps.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import type { ContactMessageRow } from '#src/platform/database/tables.server.ts';
import { countTotal, readFigures, readIds } from '#src/platform/database/total.server.ts';
import type {
  MessageExport,
  MessageListQuery,
  MessageStatistics,
  MessageStatus,
  StoredMessage,
} from './contact.contract.ts';

type MessageRow = Selectable<ContactMessageRow>;

async function toPhotos(ids: number[]): Promise<{ message_id: number; media_key: string }[]> {
  if (ids.length === 0) return [];
  const photos = db().selectFrom('contact_photos').select(['message_id', 'media_key']);
  return photos.where('message_id', 'in', ids).orderBy('position').execute();
}

async function toMessages(rows: MessageRow[]): Promise<StoredMessage[]> {
  const photos = await toPhotos(rows.map((row) => row.id));
  const byMessage = Map.groupBy(photos, ({ message_id }) => message_id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    status: row.status as MessageStatus,
    admin_response: row.admin_response,
    replied_at: row.replied_at,
    quote_id: row.quote_id,
    in_reply_to: row.in_reply_to,
    photos: (byMessage.get(row.id) ?? []).map(({ media_key }) => imagePath(media_key, 1200)),
    is_quarantined: row.is_quarantined === 1,
    created_at: row.created_at,
  }));
}

const SORT_COLUMNS = { created_at: 'created_at', name: 'name_folded', email: 'email', status: 'status' } as const;

type Wanted = Pick<MessageExport, 'status' | 'search' | 'sort_by' | 'sort_order' | 'spam'>;

function found({ status, search, spam }: Wanted, way?: SearchWay) {
  let matching = db().selectFrom('contact_messages');
  if (spam === 'without') matching = matching.where('is_quarantined', '=', 0);
  if (status !== undefined) matching = matching.where('status', '=', status);
  if (search) matching = matching.where(matches('contact_messages', search, way));
  return matching;
}

/** Sorts messages; ties are broken by id, so that pages never overlap. */
function sorted(wanted: Wanted, way?: SearchWay) {
  const order = wanted.sort_order ?? 'desc';
  return found(wanted, way)
    .orderBy(SORT_COLUMNS[wanted.sort_by ?? 'created_at'], order)
    .orderBy('id', order);
}

async function countFound(wanted: Wanted, way: SearchWay): Promise<number> {
  const counted = found(wanted, way).select((select) => select.fn.countAll<number>().as('total'));
  return countTotal(counted.compile());
}

/** Returns one page of messages, searched and filtered in the database. */
export async function selectMessages(query: MessageListQuery): Promise<Page<StoredMessage>> {
  const range = getRange(query);
  const plan = await planSearch('contact_messages', query.search, range.offset);
  const total = query.status === undefined && plan.hits !== undefined ? plan.hits : await countFound(query, plan.count);
  const { limit, offset, isReversed } = fromNearerEnd(range, total);
  const sort_order = (query.sort_order === 'asc') === isReversed ? 'desc' : 'asc';
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const page = sorted({ ...query, sort_order }, plan.page).select('id');
  const ids = await readIds(page.limit(limit).offset(offset), total);
  const rows =
    ids.length === 0
      ? []
      : await sorted({ ...query, search: undefined, status: undefined })
          .selectAll()
          .where('id', 'in', ids)
          .execute();
  return { items: await toMessages(rows), meta: toMeta(query, total) };
}

/** Returns the ids of every matching message, in order. */
export const selectMessageIds = async (wanted: Wanted): Promise<number[]> =>
  (await sorted(wanted).select('id').execute()).map(({ id }) => id);

/** Returns messages, unordered. */
export const selectMessagesByIds = async (ids: number[]): Promise<StoredMessage[]> =>
  toMessages(await db().selectFrom('contact_messages').selectAll().where('id', 'in', ids).execute());

export async function selectMessage(id: number): Promise<StoredMessage | undefined> {
  const rows = await db().selectFrom('contact_messages').selectAll().where('id', '=', id).execute();
  const [message] = await toMessages(rows);
  return message;
}

interface MessageFields {
  status?: MessageStatus;
  admin_response?: string | null;
  replied_at?: string;
  /** Time of the answer of a message that has none. */
  answered_at?: string;
  /** Forgets the time of an answer whose text is not stored. */
  is_waiting?: boolean;
}

/** Locks messages, and for a deletion what it changes too: messages that answer them, and their conversations. */
export async function lockMessages(ids: number[], { isDeletion }: { isDeletion: boolean }): Promise<void> {
  await lockRows('contact_messages', isDeletion ? { id: ids, in_reply_to: ids } : { id: ids });
  if (isDeletion) await lockRows('chat_sessions', { contact_message_id: ids });
}

export async function updateMessages(ids: number[], fields: MessageFields): Promise<number> {
  const { answered_at, is_waiting, ...change } = fields;
  const { replied_at } = change;
  const { numUpdatedRows } = await db()
    .updateTable('contact_messages')
    .set((row) => ({
      ...change,
      ...(replied_at && { first_replied_at: row.fn.coalesce('first_replied_at', row.val(replied_at)) }),
      ...(answered_at && {
        replied_at: sql<string>`coalesce(replied_at, ${answered_at})`,
        first_replied_at: sql<string>`coalesce(first_replied_at, ${answered_at})`,
      }),
      ...(is_waiting && {
        replied_at: sql<string | null>`case when admin_response is not null then replied_at end`,
        first_replied_at: sql<string | null>`case when admin_response is not null then first_replied_at end`,
      }),
      updated_at: nowIso(),
    }))
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

/** Acts on messages quarantined before `isoSpam`, or without any contact since `isoLast`; in steps. */
export const eachForgettable = (
  isoSpam: string,
  isoLast: string,
  act: (ids: number[]) => Promise<unknown>,
): Promise<number> =>
  actInSteps(
    {
      table: 'contact_messages',
      where: (row) =>
        row.or([
          row.and([row('is_quarantined', '=', 1), row('created_at', '<=', isoSpam)]),
          row.and([
            row('created_at', '<=', isoLast),
            row.or([row('replied_at', 'is', null), row('replied_at', '<=', isoLast)]),
          ]),
        ]),
    },
    act,
    (ids) => lockMessages(ids, { isDeletion: true }),
  );

export async function deleteMessages(ids: number[]): Promise<number> {
  const { numDeletedRows } = await db().deleteFrom('contact_messages').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function countMessages(): Promise<MessageStatistics> {
  const query = db()
    .selectFrom('contact_messages')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status');
  const rows = await readFigures(query.compile());
  const of = (status: MessageStatus): number => rows.find((row) => row.status === status)?.count ?? 0;
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return { total, unread: of('unread'), read: of('read'), replied: of('replied') };
}

/** Locks a message until the transaction ends; returns its account, null for a visitor's. */
export async function lockMessageOwner(id: number): Promise<number | null> {
  const messages = db().updateTable('contact_messages').set({ updated_at: sql`updated_at` });
  const row = await messages.where('id', '=', id).returning('user_id').executeTakeFirst();
  return row?.user_id ?? null;
}

export async function setMessageQuote(id: number, quoteId: number): Promise<void> {
  await db().updateTable('contact_messages').set({ quote_id: quoteId }).where('id', '=', id).execute();
}

/** Returns the ids of messages sent by this account, or under its verified email address; newest first. */
export async function selectSentMessageIds(owner: Owner): Promise<number[]> {
  const sent = db().selectFrom('contact_messages').select('id').where(ownedBy(owner, 'email'));
  return (await sent.orderBy('id', 'desc').execute()).map(({ id }) => id);
}
