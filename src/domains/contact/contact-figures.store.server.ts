import { sql } from 'kysely';
import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { keepNewest, keptOfDatabase } from '#src/platform/database/kept-values.server.ts';
import { isPerson, matchesNewest } from '#src/platform/database/search.server.ts';
import { readFigures } from '#src/platform/database/total.server.ts';
import { MESSAGE_STATUSES, type MessageStatus } from './contact.contract.ts';

import type { MessageFigures, QuoteOrigins, RecentMessage } from './contact-figures.contract.ts';

/** Hours from a message to its first answer, in SQL that differs between SQLite and PostgreSQL. */
const hoursToAnswer = () =>
  engine() === 'postgres'
    ? sql<number>`(date_part('epoch', first_replied_at::timestamptz - created_at::timestamptz) / 3600)`
    : sql<number>`((julianday(first_replied_at) - julianday(created_at)) * 24)`;

const averageHours = () => sql<number | null>`avg(${hoursToAnswer()})`.as('hours');

/** Text that changes with the times of the answered messages; PostgreSQL reads it five times faster than their hours. */
const answersState =
  sql<string>`count(*) || ' ' || coalesce(sum(hashtextextended(first_replied_at || created_at, 0)), 0)`.as('state');

/** Average of the answers in a state. */
const hoursNow = keptOfDatabase<number | null>();

async function selectResponseHours(): Promise<number | null> {
  const answered = db().selectFrom('contact_messages').where('first_replied_at', 'is not', null);
  if (engine() === 'sqlite') return (await readFigures(answered.select(averageHours()).compile()))[0]?.hours ?? null;
  const [now] = await readFigures(answered.select(answersState).compile());
  const known = hoursNow().get(now?.state ?? '');
  if (known !== undefined) return known;
  const { hours, state } = await answered.select([averageHours(), answersState]).executeTakeFirstOrThrow();
  keepNewest(hoursNow(), state, hours);
  return hours;
}

/** Selects the hours to the first answer of each message since an instant, shortest first; none of probable spam. */
export async function selectAnswerHours(since: string): Promise<number[]> {
  const rows = await db()
    .selectFrom('contact_messages')
    .select(hoursToAnswer().as('hours'))
    .where('first_replied_at', 'is not', null)
    .where('created_at', '>=', since)
    .where('is_quarantined', '=', 0)
    .orderBy('hours')
    .execute();
  return rows.map(({ hours }) => hours);
}

export async function selectMessageFigures(since: string): Promise<MessageFigures> {
  const [rows, response_hours] = await Promise.all([
    readFigures(
      db()
        .selectFrom('contact_messages')
        .select((select) => [
          'status',
          select.fn.countAll<number>().as('count'),
          sql<number>`count(*) filter (where created_at < ${since})`.as('before'),
          select.fn.min('created_at').as('oldest'),
        ])
        .groupBy('status')
        .compile(),
    ),
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

/** Selects the unread messages, the oldest first. */
export const selectWaitingMessages = (limit: number) =>
  db()
    .selectFrom('contact_messages')
    .select(['id', 'name', 'subject', 'created_at'])
    .where('is_quarantined', '=', 0)
    .where('status', '=', 'unread')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function countUnreadMessages(): Promise<number> {
  const { count } = await db()
    .selectFrom('contact_messages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('status', '=', 'unread')
    .executeTakeFirstOrThrow();
  return count;
}

export const selectMessageRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('contact_messages')
    .select(['id', 'name as title', 'subject as subtitle'])
    .where(matchesNewest('contact_messages', search, limit))
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

/** Selects these messages and those sent under these addresses, each with its address. */
export const selectRelatedMessages = ({
  ids,
  emails,
}: {
  ids: number[];
  emails: string[];
}): Promise<{ id: number; email: string }[]> =>
  db()
    .selectFrom('contact_messages')
    .select(['id', 'email'])
    .where((row) =>
      row.or([
        row('id', 'in', ids.length === 0 ? [-1] : ids),
        row(sql<string>`lower(email)`, 'in', emails.length === 0 ? [' '] : emails),
      ]),
    )
    .orderBy('id')
    .execute();

/** Selects the senders of the newest messages, probable spam apart, whose name, address or telephone number contains the text. */
export const selectSenders = ({ search, limit }: RecordSearch): Promise<KnownPerson[]> =>
  db()
    .selectFrom('contact_messages')
    .select(['name', 'email', 'phone', sql<string>`''`.as('address')])
    .where(isPerson({ foldedName: 'name_folded', email: 'email', phone: 'phone' }, search))
    .where('is_quarantined', '=', 0)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
