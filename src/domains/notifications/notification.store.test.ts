import { afterEach, describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { holdRow, whileHeld } from '#tests/support/opposite-orders.ts';
import { aNotification } from './notification.fixture.server.ts';
import {
  countUnread,
  deleteLinkedNotifications,
  markNotifications,
  selectNotifications,
  selectUnreadIds,
} from './notification.store.server.ts';

useDatabase();

const all = (userId: number) => ({ userId, events: null });

afterEach(() => freezeClock());

describe('markNotifications', () => {
  it('stores marks per administrator', async () => {
    const [ada, zoe] = [(await anAccount()).id, (await anAccount()).id];
    const id = await aNotification();
    await markNotifications(ada, [id], 'read_at');
    expect([await countUnread(all(ada)), await countUnread(all(zoe))]).toEqual([0, 1]);
    expect((await selectNotifications(all(zoe), 10, false))[0]?.read_at).toBeNull();
    await markNotifications(zoe, [id], 'dismissed_at');
    expect((await selectNotifications(all(ada), 10, false)).map((row) => row.id)).toEqual([id]);
    expect(await selectNotifications(all(zoe), 10, false)).toEqual([]);
  });

  it('keeps the first mark, and each mark independently of the other', async () => {
    const { id: userId } = await anAccount();
    const id = await aNotification();
    freezeClock('2026-11-20T08:00:00.000Z');
    await markNotifications(userId, [id], 'read_at');
    freezeClock('2026-11-20T09:00:00.000Z');
    await markNotifications(userId, [id], 'read_at');
    await markNotifications(userId, [id], 'dismissed_at');
    expect(await db().selectFrom('notification_states').selectAll().execute()).toEqual([
      {
        notification_id: id,
        user_id: userId,
        read_at: '2026-11-20T08:00:00.000Z',
        dismissed_at: '2026-11-20T09:00:00.000Z',
      },
    ]);
  });

  it('marks any number of notifications', async () => {
    const { id: userId } = await anAccount();
    const rows = Array.from({ length: 2_300 }, () => ({
      type: 'info',
      event: 'message',
      title: '',
      message: '',
      link: '',
    }));
    for (let start = 0; start < rows.length; start += 500) {
      const some = rows.slice(start, start + 500).map((row) => ({ ...row, created_at: '2026-11-20T08:00:00.000Z' }));
      await db().insertInto('notifications').values(some).execute();
    }
    await markNotifications(userId, await selectUnreadIds(all(userId)), 'read_at');
    expect(await countUnread(all(userId))).toBe(0);
    await markNotifications(userId, [], 'read_at');
  });

  it('leaves out a notification that is gone', async () => {
    const { id: userId } = await anAccount();
    const id = await aNotification();
    await markNotifications(userId, [id, id + 1], 'read_at');
    const marked = await db().selectFrom('notification_states').select('notification_id').execute();
    expect(marked).toEqual([{ notification_id: id }]);
  });
});

describe('deleteLinkedNotifications', () => {
  it('waits for marks on the same notifications, in any order of the rows', async () => {
    const { id: userId } = await anAccount();
    const [first, middle, last] = [await aNotification(), await aNotification(), await aNotification()];
    const link = db().updateTable('notifications').set({ link: '/admin/quotes?view=1' });
    await link.where('id', '=', last).execute();
    // PostgreSQL then reads this row after the others.
    await link.where('id', '=', first).execute();
    await whileHeld(
      holdRow('notifications', middle),
      () => transaction(() => markNotifications(userId, [last, middle, first], 'read_at')),
      () => transaction(() => deleteLinkedNotifications(['/admin/quotes?view=1'])),
    );
    const left = await db().selectFrom('notifications').select('id').execute();
    expect(left).toEqual([{ id: middle }]);
    const marked = await db().selectFrom('notification_states').select('notification_id').execute();
    expect(marked).toEqual([{ notification_id: middle }]);
  });
});
