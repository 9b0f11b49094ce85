import { sql } from 'kysely';
import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { contains } from '#src/platform/database/search.server.ts';
import { MESSAGE_STATUSES, type MessageStatus } from './contact.contract.ts';

import type { MessageFigures, QuoteOrigins, RecentMessage } from './contact-figures.contract.ts';

/** Hours between two stored timestamps, in SQL that differs between SQLite and PostgreSQL. */
const hoursToAnswer = () =>
  engine() === 'postgres'
    ? sql<number>`(extract(epoch from avg(replied_at::timestamptz - created_at::timestamptz)) / 3600)::float8`
    : sql<number>`avg(julianday(replied_at) - julianday(created_at)) * 24`;

const selectResponseHours = async (): Promise<number | null> => {
  const row = await db()
    .selectFrom('contact_messages')
    .select(hoursToAnswer().as('hours'))
    .where('replied_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.hours;
};

export async function selectMessageFigures(since: string): Promise<MessageFigures> {
  const [rows, response_hours] = await Promise.all([
    db()
      .selectFrom('contact_messages')
      .select((select) => [
        'status',
        select.fn.countAll<number>().as('count'),
        sql<number>`count(*) filter (where created_at < ${since})`.as('before'),
        select.fn.min('created_at').as('oldest'),
      ])
      .groupBy('status')
      .execute(),
    selectResponseHours(),
  ]);
  const of = (status: MessageStatus) => rows.find((row) => row.status === status);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    by_status: Object.fromEntries(
      MESSAGE_STATUSES.map((status) => [status, of(status)?.count ?? 0]),
    ) as MessageFigures['by_status'],
    total_before: rows.reduce((sum, { before }) => sum + before, 0),
    oldest_unread_at: of('unread')?.oldest ?? null,
    response_hours,
  };
}

/** Returns the newest messages, without probable spam. */
export async function selectNewestMessages(limit: number): Promise<RecentMessage[]> {
  const rows = await db()
    .selectFrom('contact_messages')
    .select(['id', 'name', 'subject', 'status', 'created_at'])
    .where('is_quarantined', '=', 0)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as MessageStatus }));
}

export const selectMessageRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('contact_messages')
    .select(['id', 'name as title', 'subject as subtitle'])
    .where(contains('search_text', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function selectQuoteOrigins(quoteIds: number[]): Promise<QuoteOrigins> {
  if (quoteIds.length === 0) return [];
  const rows = await db()
    .selectFrom('contact_messages')
    .select(['id', 'quote_id'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, quote_id }) => ({ message_id: id, quote_id: Number(quote_id) }));
}
