import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listNotifications } from '#src/domains/dashboard/bell.queries.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { deleteNotification } from './commands/delete-notification.server.ts';
import { aNotification } from './notification.fixture.server.ts';
import { restoreNotification } from './notification-bin.internal.server.ts';

useDatabase();

describe('bin of the notifications', () => {
  it('shows a deleted notification to its reader again, and to nobody else', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const id = await aNotification();
    await deleteNotification(ada, { id });
    await deleteNotification(ada, { id });
    await expect(restoreLast('notification', id, restoreNotification, zoe)).rejects.toMatchObject({
      code: 'not-found',
    });
    await restoreLast('notification', id, restoreNotification, ada);
    expect((await listNotifications(ada, {})).notifications.map((one) => one.id)).toEqual([id]);
    await expect(restoreLast('notification', id, restoreNotification, ada)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('refuses one that is too old to exist', async () => {
    const ada = await asAdmin();
    const id = await aNotification();
    await deleteNotification(ada, { id });
    await db().deleteFrom('notifications').execute();
    await expect(restoreLast('notification', id, restoreNotification, ada)).rejects.toThrow('n’existe plus');
  });
});
