import { type Selectable, sql } from 'kysely';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import type { NewsletterSubscriberRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal, readIds } from '#src/platform/database/total.server.ts';
import {
  ENDED_DAYS,
  PENDING_DAYS,
  SUBSCRIBER_STATUSES,
  type Subscriber,
  type SubscriberCounts,
  type SubscriberDetail,
  type SubscriberListQuery,
  type SubscriberStatus,
} from './newsletter.contract.ts';

type StoredSubscriber = Selectable<NewsletterSubscriberRow>;

const DAY_SECONDS = 86_400;
/** A literal, as in the condition of the index: with a bound value no engine takes it. */
const IS_CURRENT = sql<boolean>`status <> 'ended'`;

const subscribers = () => db().selectFrom('newsletter_subscribers');

const toSubscriber = (row: StoredSubscriber): Subscriber => ({
  id: row.id,
  email: row.email ?? '',
  status: row.status as SubscriberStatus,
  confirmed_at: row.confirmed_at,
  created_at: row.created_at,
});

export const selectByEmail = (email: string): Promise<StoredSubscriber | undefined> =>
  subscribers().selectAll().where('email', '=', email).executeTakeFirst();

export const selectByConfirmation = (hash: string): Promise<StoredSubscriber | undefined> =>
  subscribers().selectAll().where('confirm_hash', '=', hash).executeTakeFirst();

export const selectByUnsubscribeToken = (token: string): Promise<StoredSubscriber | undefined> =>
  subscribers().selectAll().where('unsubscribe_token', '=', token).executeTakeFirst();

interface Request {
  email: string;
  confirmHash: string;
  expiresAt: string;
  unsubscribeToken: string;
}

/** Stores a new request, or a newer link for a pending one; false for an address confirmed meanwhile. */
export async function upsertRequest({ email, confirmHash, expiresAt, unsubscribeToken }: Request): Promise<boolean> {
  const at = nowIso();
  const link = { confirm_hash: confirmHash, confirm_expires_at: expiresAt, updated_at: at };
  const row = await db()
    .insertInto('newsletter_subscribers')
    .values({
      email,
      status: 'pending',
      ...link,
      unsubscribe_token: unsubscribeToken,
      confirmed_at: null,
      ended_at: null,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(link).where('newsletter_subscribers.status', '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of two concurrent calls, one succeeds. */
export async function confirmRequest(id: number): Promise<boolean> {
  const at = nowIso();
  const { numUpdatedRows } = await db()
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: at, updated_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Erases the address; the dates stay, so that the link can show the result. */
export async function endSubscriptionByEmail(id: number): Promise<void> {
  const at = nowIso();
  await db()
    .updateTable('newsletter_subscribers')
    .set({
      status: 'ended',
      email: null,
      confirm_hash: null,
      confirm_expires_at: null,
      ended_at: at,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('status', '!=', 'ended')
    .execute();
}

const matching = ({ status, search }: Pick<SubscriberListQuery, 'status' | 'search'>, way: SearchWay) =>
  subscribers()
    .where(status === undefined ? IS_CURRENT : sql<boolean>`status = ${status}`)
    .$if(Boolean(search), (some) => some.where(matches('newsletter_subscribers', search ?? '', way)));

/** Selects one page of addresses, newest first by default; ended subscriptions have none. */
export async function selectSubscribers(query: SubscriberListQuery): Promise<Page<Subscriber>> {
  const { limit, offset } = getRange(query);
  const plan = await planSearch('newsletter_subscribers', query.search, offset);
  const counted = matching(query, plan.count).select((select) => select.fn.countAll<number>().as('total'));
  const total = await countTotal(counted.compile());
  const order = query.sort_order ?? 'desc';
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const page = matching(query, plan.page)
    .select('id')
    .orderBy(query.sort_by ?? 'created_at', order)
    .orderBy('id', order);
  const ids = await readIds(page.limit(limit).offset(offset), total);
  const rows = ids.length === 0 ? [] : await subscribers().selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toSubscriber(row)]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(query, total) };
}

/** Selects a current address; undefined also for an ended subscription. */
export async function selectSubscriber(id: number): Promise<SubscriberDetail | undefined> {
  const row = await subscribers()
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', [...SUBSCRIBER_STATUSES])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isPending = row.status === 'pending';
  const erasedAt = Date.parse(row.updated_at) + PENDING_DAYS * DAY_SECONDS * 1_000;
  return {
    ...toSubscriber(row),
    confirm_expires_at: isPending ? row.confirm_expires_at : null,
    erased_at: isPending ? new Date(erasedAt).toISOString() : null,
  };
}

/** Selects the ids of all addresses with these statuses that match the search, oldest first. */
export async function selectAddressIds(statuses: readonly SubscriberStatus[], search: string): Promise<number[]> {
  let matching = subscribers().where('status', 'in', statuses);
  if (search !== '') matching = matching.where(matches('newsletter_subscribers', search));
  return (await matching.select('id').orderBy('id').execute()).map(({ id }) => id);
}

/** Selects by id, in any order. */
export async function selectAddressesByIds(ids: number[]): Promise<(Subscriber & { unsubscribeToken: string })[]> {
  const rows = await subscribers().selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({ ...toSubscriber(row), unsubscribeToken: row.unsubscribe_token }));
}

export async function countByStatus(): Promise<SubscriberCounts> {
  const rows = await subscribers()
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const of = (status: string): number => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = { confirmed: of('confirmed'), pending: of('pending'), ended: of('ended') };
  return { ...counts, total: counts.confirmed + counts.pending };
}

export async function deleteSubscriber(id: number): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('newsletter_subscribers').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes requests not confirmed in time, and the remains of subscriptions that ended long ago. */
export const deleteForgotten = (): Promise<number> =>
  deleteInSteps(
    {
      table: 'newsletter_subscribers',
      where: (row) =>
        row.or([
          row.and([row('status', '=', 'pending'), row('updated_at', '<=', isoIn(-PENDING_DAYS * DAY_SECONDS))]),
          row.and([row('status', '=', 'ended'), row('ended_at', '<=', isoIn(-ENDED_DAYS * DAY_SECONDS))]),
        ]),
    },
    'id',
  );
