import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listNotifications } from '#src/domains/dashboard/bell.queries.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aNotification } from '../notification.fixture.server.ts';
import { readNotification } from './read-notification.server.ts';

useDatabase();

describe('readNotification', () => {
  afterEach(() => freezeClock());

  it('marks it as read once, permanently, and only for the caller', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const id = await aNotification();
    freezeClock('2026-11-20T08:00:00.000Z');
    await readNotification(ada, { id: String(id) });
    freezeClock('2026-11-20T09:00:00.000Z');
    await readNotification(ada, { id });
    expect(await listNotifications(ada, {})).toMatchObject({
      unread_count: 0,
      notifications: [{ id, is_read: true, read_at: '2026-11-20T08:00:00.000Z' }],
    });
    expect(await listNotifications(zoe, {})).toMatchObject({
      unread_count: 1,
      notifications: [{ id, is_read: false }],
    });
  });

  it('answers 404 for a missing notification and 422 for an invalid id', async () => {
    const admin = await asAdmin();
    await expect(readNotification(admin, { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(readNotification(admin, { id: 'x' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('allows only administrators and does nothing for the system', async () => {
    const id = await aNotification();
    await expect(readNotification(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await readNotification(systemContext('test'), { id })).toEqual({});
  });
});
