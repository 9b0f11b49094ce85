import { afterEach, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aNotification } from '../notification.fixture.server.ts';
import { purgeNotifications } from './purge-notifications.server.ts';
import { readAllNotifications } from './read-all-notifications.server.ts';

useDatabase();

afterEach(() => freezeClock());

it('removes news after ninety days, with everybody’s marks on them', async () => {
  const admin = await asAdmin();
  freezeClock('2026-08-22T08:00:00.000Z');
  await aNotification('Ancienne');
  await readAllNotifications(admin, {});
  freezeClock('2026-11-20T07:59:59.000Z');
  await aNotification('Récente');
  const left = async () => {
    await purgeNotifications(systemContext('test'), {});
    return (await db().selectFrom('notifications').select('title').orderBy('id').execute()).map((row) => row.title);
  };
  expect(await left()).toEqual(['Ancienne', 'Récente']);
  freezeClock('2026-11-20T08:00:00.001Z');
  expect(await left()).toEqual(['Récente']);
  expect(await db().selectFrom('notification_states').selectAll().execute()).toEqual([]);
});

it('is the house’s own work', async () => {
  await expect(purgeNotifications(await asAdmin(), {})).rejects.toMatchObject({ code: 'forbidden' });
});
