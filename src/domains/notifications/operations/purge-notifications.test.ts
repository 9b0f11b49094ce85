import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { KEPT_ROWS } from '../notification.contract.ts';
import { aNotification } from '../notification.fixture.server.ts';
import { purgeNotifications } from './purge-notifications.server.ts';
import { readAllNotifications } from './read-all-notifications.server.ts';

useDatabase();

describe('purgeNotifications', () => {
  afterEach(() => freezeClock());

  it('deletes notifications after ninety days, with all users’ marks on them', async () => {
    const admin = await asAdmin();
    freezeClock('2026-08-22T08:00:00.000Z');
    await aNotification('Ancienne');
    await readAllNotifications(admin, {});
    freezeClock('2026-11-20T07:59:59.000Z');
    await aNotification('Récente');
    const left = async () => {
      await purgeNotifications();
      return (await db().selectFrom('notifications').select('title').orderBy('id').execute()).map((row) => row.title);
    };
    expect(await left()).toEqual(['Ancienne', 'Récente']);
    freezeClock('2026-11-20T08:00:00.001Z');
    expect(await left()).toEqual(['Récente']);
    expect(await db().selectFrom('notification_states').selectAll().execute()).toEqual([]);
  });

  it('keeps the newest thousand', async () => {
    const row = { type: 'info', event: 'message', title: '', message: '', link: '', created_at: nowIso() };
    const ids: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const rows = Array.from({ length: 400 }, () => row);
      const inserted = await db().insertInto('notifications').values(rows).returning('id').execute();
      ids.push(...inserted.map(({ id }) => id));
    }
    await purgeNotifications();
    const left = await db().selectFrom('notifications').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(ids.slice(-KEPT_ROWS));
  });
});
