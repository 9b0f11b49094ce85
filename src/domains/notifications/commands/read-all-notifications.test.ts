import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listNotifications } from '#src/domains/dashboard/bell.queries.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aNotification } from '../notification.fixture.server.ts';
import { readAllNotifications } from './read-all-notifications.server.ts';

useDatabase();

describe('readAllNotifications', () => {
  it('marks everything as read for the caller only', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    for (let turn = 0; turn < 3; turn += 1) await aNotification();
    await readAllNotifications(ada, {});
    await readAllNotifications(ada, {});
    const unread = async (who: typeof ada) => (await listNotifications(who, {})).unread_count;
    expect([await unread(ada), await unread(zoe)]).toEqual([0, 3]);
    await aNotification();
    expect(await unread(ada)).toBe(1);
  });

  it('allows only administrators and does nothing for the system', async () => {
    await expect(readAllNotifications(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await readAllNotifications(systemContext('test'), {})).toEqual({});
  });
});
