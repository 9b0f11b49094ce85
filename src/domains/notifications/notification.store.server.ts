import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { lockRows } from '#src/platform/database/lock-rows.server.ts';
import { preparedInsert } from '#src/platform/database/prepared.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';
import type { NotificationRow } from '#src/platform/database/tables.server.ts';
import { inParts } from '#src/platform/in-parts.server.ts';
import { KEPT_DAYS, KEPT_ROWS } from './notification.contract.ts';

type NewNotification = Pick<NotificationRow, 'type' | 'event' | 'title' | 'message' | 'link'> & {
  topic: string | null;
};

const insertRow = preparedInsert((queries, row: NewNotification & { at: string }) =>
  queries.insertInto('notifications').values({
    type: row.type,
    event: row.event,
    title: row.title,
    message: row.message,
    link: row.link,
    topic: row.topic,
    created_at: row.at,
  }),
);

export async function insertNotification(notification: NewNotification): Promise<number> {
  const { topic } = notification;
  if (topic !== null) await db().deleteFrom('notifications').where('topic', '=', topic).execute();
  return insertRow({ ...notification, at: nowIso() });
}

/** Reader, and the events they may read; null for all. */
export interface NotificationReader {
  userId: number;
  events: readonly string[] | null;
}

/** Selects what a user may read and has not deleted, with their own read state. */
const visibleTo = ({ userId, events }: NotificationReader) =>
  db()
    .selectFrom('notifications')
    .$if(events !== null, (rows) => rows.where('event', 'in', ['', ...(events ?? [])]))
    .leftJoin('notification_states as state', (join) =>
      join.onRef('state.notification_id', '=', 'notifications.id').on('state.user_id', '=', userId),
    )
    .where('state.dismissed_at', 'is', null);

export async function selectNotifications(reader: NotificationReader, limit: number, unreadOnly: boolean) {
  const visible = visibleTo(reader);
  return (unreadOnly ? visible.where('state.read_at', 'is', null) : visible)
    .select(['id', 'type', 'event', 'title', 'message', 'link', 'created_at', 'state.read_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnread(reader: NotificationReader): Promise<number> {
  const row = await visibleTo(reader)
    .where('state.read_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns whether a notification exists for a reader of these events. */
export async function hasNotification(id: number, { events }: Pick<NotificationReader, 'events'>): Promise<boolean> {
  const row = await db()
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .$if(events !== null, (rows) => rows.where('event', 'in', ['', ...(events ?? [])]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the title of a notification that the reader sees; undefined where it is gone, deleted or of another area. */
export async function selectVisibleTitle(reader: NotificationReader, id: number): Promise<string | undefined> {
  const row = await visibleTo(reader).select('title').where('id', '=', id).executeTakeFirst();
  return row?.title;
}

/** Shows a reader a notification again that they had deleted. */
export async function clearDismissal(userId: number, id: number): Promise<void> {
  await db()
    .updateTable('notification_states')
    .set({ dismissed_at: null })
    .where('user_id', '=', userId)
    .where('notification_id', '=', id)
    .execute();
}

/** SQLite binds at most 32,766 values in one statement. */
const ROWS_AT_ONCE = 1_000;

/** Acts on notifications in parts that are locked, in the order of their ids. */
const inLockedParts = (ids: readonly number[], act: (some: number[]) => Promise<unknown>): Promise<void> =>
  inParts(
    ids.toSorted((one, other) => one - other),
    ROWS_AT_ONCE,
    async (some) => {
      await lockRows('notifications', { id: some });
      await act(some);
    },
  );

/** Sets one mark of one administrator on those of the given notifications that there still are; an earlier mark is kept. */
export async function markNotifications(
  userId: number,
  ids: number[],
  mark: 'read_at' | 'dismissed_at',
): Promise<void> {
  await inLockedParts(ids, (some) => upsertMarks(userId, some, mark));
}

async function upsertMarks(userId: number, ids: number[], mark: 'read_at' | 'dismissed_at'): Promise<void> {
  await db()
    .insertInto('notification_states')
    .columns(['notification_id', 'user_id', mark])
    .expression((query) =>
      query
        .selectFrom('notifications')
        .select((row) => ['id', row.val(userId).as('user_id'), row.val(nowIso()).as('at')])
        .where('id', 'in', ids),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['notification_id', 'user_id'])
        .doUpdateSet((row) => ({ [mark]: row.fn.coalesce(`notification_states.${mark}`, `excluded.${mark}`) })),
    )
    .execute();
}

export async function selectUnreadIds(reader: NotificationReader): Promise<number[]> {
  const rows = await visibleTo(reader).where('state.read_at', 'is', null).select('id').execute();
  return rows.map((row) => row.id);
}

/** Deletes notifications that are too old, or beyond the newest; in steps. */
export async function deleteOldNotifications(): Promise<void> {
  const before = isoIn(-KEPT_DAYS * 86_400);
  const newest = db().selectFrom('notifications').select('id').orderBy('id', 'desc');
  const { id: lastId } = (await newest.offset(KEPT_ROWS).limit(1).executeTakeFirst()) ?? { id: 0 };
  await deleteInSteps(
    { table: 'notifications', where: (row) => row.or([row('created_at', '<', before), row('id', '<=', lastId)]) },
    'id',
  );
}

export async function deleteLinkedNotifications(links: string[]): Promise<void> {
  const ids: number[] = [];
  await inParts(links, ROWS_AT_ONCE, async (some) => {
    const rows = await db().selectFrom('notifications').select('id').where('link', 'in', some).execute();
    ids.push(...rows.map(({ id }) => id));
  });
  await inLockedParts(ids, (some) => db().deleteFrom('notifications').where('id', 'in', some).execute());
}
