import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  anAccount,
  asAccount,
  asAdmin,
  asColleague,
  asVisitor,
} from '#src/domains/accounts/users/user.fixture.server.ts';
import { aConversation } from '#src/domains/chat/chat.fixture.server.ts';
import { changeMessage } from '#src/domains/contact/commands/change-message.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { readNotification } from '#src/domains/notifications/commands/read-notification.server.ts';
import { aNotification } from '#src/domains/notifications/notification.fixture.server.ts';
import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listNotifications } from './bell.queries.server.ts';

useDatabase();

describe('listNotifications', () => {
  afterEach(() => freezeClock());

  describe('for an administrator', () => {
    it('lists newest first, each as the bell shows it', async () => {
      const admin = await asAdmin();
      freezeClock('2026-11-20T08:00:00.000Z');
      await aNotification('Ancienne');
      freezeClock('2026-11-20T08:57:00.000Z');
      const id = await aNotification('Nouvelle');
      freezeClock('2026-11-20T09:00:00.000Z');
      const { unread_count, notifications } = await listNotifications(admin, {});
      expect([unread_count, notifications.map((one) => one.title)]).toEqual([2, ['Nouvelle', 'Ancienne']]);
      expect(notifications[0]).toEqual({
        id,
        type: 'info',
        title: 'Nouvelle',
        message: 'Élodie Vernet : Devis',
        link: '/admin/contact',
        time_ago: 'il y a 3 minutes',
        created_at: '2026-11-20T08:57:00.000Z',
        is_read: false,
        read_at: null,
        is_alerting: true,
      });
    });

    it('counts all unread notifications, beyond the listed ones and beyond 99', async () => {
      const admin = await asAdmin();
      const ids: number[] = [];
      for (let turn = 0; turn < 121; turn += 1) ids.push(await aNotification());
      await readNotification(admin, { id: ids[0]! });
      const list = async (query: object) => {
        const { unread_count, notifications } = await listNotifications(admin, query);
        return [unread_count, notifications.length];
      };
      expect(await list({})).toEqual([120, 20]);
      expect(await list({ limit: '10' })).toEqual([120, 10]);
      expect(await list({ limit: 100, unread_only: 'true' })).toEqual([120, 100]);
    });

    it('lists only unread notifications on request', async () => {
      const admin = await asAdmin();
      const [read, unread] = [await aNotification(), await aNotification()];
      await readNotification(admin, { id: read });
      const toIds = async (unread_only?: 'true' | 'false' | '0' | '1') =>
        (await listNotifications(admin, unread_only === undefined ? {} : { unread_only })).notifications.map(
          (one) => one.id,
        );
      expect(await toIds('1')).toEqual([unread]);
      expect(await toIds('false')).toEqual([unread, read]);
      expect(await toIds()).toEqual([unread, read]);
    });

    it('marks what the screen may alert of, by the current rules', async () => {
      const [admin, system] = [await asAdmin(), systemContext('test')];
      await aNotification();
      await notify({ type: 'info', event: 'registration', title: 'Compte', message: '' });
      const alerting = async () => (await listNotifications(admin, {})).notifications.map((one) => one.is_alerting);
      expect(await alerting()).toEqual([false, true]);
      await saveSettings(system, { group: 'notifications', values: { rules: { message: { desktop: false } } } });
      await vi.waitFor(async () => expect(await alerting()).toEqual([false, false]));
    });

    it.each([
      { limit: '0' },
      { limit: '101' },
      { limit: '-1' },
      { limit: 'x' },
      { limit: '1.5' },
      { unread_only: 'oui' },
    ])('refuses %j', async (query) => {
      await expect(listNotifications(await asAdmin(), query as object)).rejects.toMatchObject({ code: 'invalid' });
    });
  });

  it('allows only administrators', async () => {
    await expect(listNotifications(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const role of ['user', 'manager'] as const) {
      await expect(listNotifications(asAccount(await anAccount({ role })), {})).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    expect(await listNotifications(systemContext('test'), {})).toEqual({ unread_count: 0, notifications: [] });
  });

  describe('for a manager', () => {
    it('omits what their rights do not allow, in list and count', async () => {
      const payment = {
        type: 'info',
        event: 'payment',
        title: '480 €',
        message: 'Payé',
        link: '/admin/payments',
      } as const;
      const { id } = await notify(payment);
      const message = await aNotification('Message');
      const assistant = await asColleague('requests:read', 'sales:read', 'content:read');
      const { unread_count, notifications } = await listNotifications(assistant, {});
      expect([unread_count, notifications.map((one) => one.id)]).toEqual([1, [message]]);
      await expect(readNotification(assistant, { id: id ?? 0 })).rejects.toMatchObject({ code: 'not-found' });
      const accountant = await listNotifications(await asColleague('money'), {});
      expect(accountant.notifications.map((one) => one.title)).toEqual(['480 €']);
    });
  });
});

describe('waiting requests of listNotifications', () => {
  it('counts unread messages and conversations, only on request and only for readers of both', async () => {
    const admin = await asAdmin();
    const read = async (caller: typeof admin, query = {}) => {
      const { unread_messages, unread_chats } = await listNotifications(caller, query);
      return [unread_messages, unread_chats];
    };
    expect(await read(admin, { with_waiting: 'true' })).toEqual([0, 0]);
    await aConversation();
    await aConversation();
    const [{ id }] = [await aMessage(), await aMessage(), await aMessage()];
    await changeMessage(admin, { id, status: 'read' });
    expect(await read(admin, { with_waiting: 'true' })).toEqual([2, 2]);
    expect(await read(await asColleague('requests:read'), { with_waiting: '1' })).toEqual([2, 2]);
    const without = [undefined, undefined];
    expect(await read(admin)).toEqual(without);
    expect(await read(await asColleague('money'), { with_waiting: 'true' })).toEqual(without);
  });
});
