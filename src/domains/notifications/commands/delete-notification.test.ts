import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listNotifications } from '#src/domains/dashboard/bell.queries.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aNotification } from '../notification.fixture.server.ts';
import { deleteNotification } from './delete-notification.server.ts';

useDatabase();

describe('deleteNotification', () => {
  it('hides it for the caller; the other administrators still see it', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const [gone, stored] = [await aNotification(), await aNotification()];
    await deleteNotification(ada, { id: gone });
    await deleteNotification(ada, { id: gone });
    const seen = async (who: typeof ada) => (await listNotifications(who, {})).notifications.map((one) => one.id);
    expect([await seen(ada), await seen(zoe)]).toEqual([[stored], [stored, gone]]);
    expect((await listNotifications(ada, {})).unread_count).toBe(1);
  });

  it('answers 404 for a missing notification', async () => {
    await expect(deleteNotification(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('allows only administrators and does nothing for the system', async () => {
    const id = await aNotification();
    await expect(deleteNotification(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await deleteNotification(systemContext('test'), { id })).toEqual({});
  });
});
