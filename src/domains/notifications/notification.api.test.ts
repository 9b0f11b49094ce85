import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { closeEventStreams } from '#src/platform/events/event-stream.server.ts';
import { listenToNodes, stopListening } from '#src/platform/events/events.server.ts';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPushDevice } from '#tests/support/fake-push.ts';
import { aNotification } from './notification.fixture.server.ts';

useDatabase();

const ENDPOINTS = [
  ['GET', '/admin/notifications'],
  ['PUT', '/admin/notifications/read-all'],
  ['PUT', '/admin/notifications/1/read'],
  ['DELETE', '/admin/notifications/1'],
  ['GET', '/admin/push'],
  ['POST', '/admin/push'],
  ['POST', '/admin/push/test'],
  ['DELETE', '/admin/push/1'],
  ['GET', '/admin/events'],
] as const;

describe.each(ENDPOINTS)('%s %s', (method, path) => {
  it('allows only administrators', async () => {
    await aNotification();
    const statuses = [(await aClient().send(method, path)).status];
    for (const role of ['user', 'manager'] as const) {
      const answer = await (await signedIn(role)).send(method, path);
      statuses.push(answer.status);
      expect(await answer.json()).toEqual({ success: false, message: 'Vous n’avez pas le droit de faire cela.' });
    }
    expect(statuses).toEqual([401, 403, 403]);
  });
});

describe('notification bell', () => {
  it('lists, marks and deletes notifications for one administrator only', async () => {
    const [ada, zoe] = [await signedIn('admin'), await signedIn('admin')];
    const [first, second] = [await aNotification(), await aNotification()];
    const list = async (who: typeof ada, query = '') =>
      (await (await who.send('GET', `/admin/notifications${query}`)).json()).data;
    expect((await list(ada, '?limit=1')).notifications).toMatchObject([{ id: second, is_read: false }]);
    expect((await ada.send('PUT', `/admin/notifications/${first}/read`)).status).toBe(200);
    expect(await list(ada, '?unread_only=true')).toMatchObject({ unread_count: 1, notifications: [{ id: second }] });
    expect(await (await ada.send('DELETE', `/admin/notifications/${first}`)).json()).toEqual({
      success: true,
      data: {},
    });
    await ada.send('PUT', '/admin/notifications/read-all');
    expect(await list(ada)).toMatchObject({ unread_count: 0, notifications: [{ id: second, is_read: true }] });
    expect(await list(zoe)).toMatchObject({ unread_count: 2, notifications: [{ id: second }, { id: first }] });
  });

  it.each([
    ['GET', '/admin/notifications?limit=0', 422],
    ['GET', '/admin/notifications?limit=101', 422],
    ['GET', '/admin/notifications?limit=5&limit=6', 422],
    ['GET', '/admin/notifications?unread_only=peut-%C3%AAtre', 422],
    ['PUT', '/admin/notifications/999/read', 404],
    ['PUT', '/admin/notifications/99999999999/read', 422],
    ['DELETE', '/admin/notifications/abc', 422],
    ['DELETE', '/admin/notifications/999', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    expect((await (await signedIn('admin')).send(method, path)).status).toBe(status);
  });
});

describe('ten thousand notifications', () => {
  it('counts and lists in less than 100 ms, with none read and with all read', async () => {
    const [ada, zoe] = [await signedIn('admin'), await signedIn('admin')];
    const row = { type: 'info', event: 'message', title: '', message: '', link: '', created_at: nowIso() };
    const rows = Array.from({ length: 500 }, () => row);
    for (let turn = 0; turn < 20; turn += 1) await db().insertInto('notifications').values(rows).execute();
    await zoe.send('PUT', '/admin/notifications/read-all', {});
    for (const [who, count] of [
      [ada, 10_000],
      [zoe, 0],
    ] as const) {
      const times: number[] = [];
      let fastest = Number.POSITIVE_INFINITY;
      for (let turn = 0; turn < 15 || (turn < 60 && fastest >= 100); turn += 1) {
        const start = performance.now();
        const { user } = process.threadCpuUsage();
        const { data } = await (await who.send('GET', '/admin/notifications?limit=10')).json();
        times.push((process.threadCpuUsage().user - user) / 1_000);
        fastest = Math.min(fastest, performance.now() - start);
        expect([data.unread_count, data.notifications.length]).toEqual([count, 10]);
      }
      expect(times.sort((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(100);
      // A busy machine only adds time to what the server of the database takes.
      expect(fastest).toBeLessThan(100);
    }
  });
});

describe('push alerts', () => {
  it('subscribes, tests and unsubscribes a device of one administrator', async () => {
    const ada = await signedIn('admin');
    const endpoint = 'https://fcm.googleapis.com/fcm/send/essai';
    const device = { endpoint, expirationTime: null, keys: aPushDevice().keys };
    const added = await ada.send('POST', '/admin/push', device);
    const { id } = (await added.json()).data;
    expect(added.status).toBe(201);
    const screen = await (await ada.send('GET', '/admin/push')).json();
    expect(screen.data.devices).toMatchObject([{ id }]);
    expect(JSON.stringify(screen)).not.toContain(endpoint);
    const tried = await ada.send('POST', '/admin/push/test', {});
    expect([tried.status, (await tried.json()).data]).toEqual([202, { sent: 1 }]);
    expect((await (await signedIn('admin')).send('DELETE', `/admin/push/${id}`)).status).toBe(404);
    expect((await ada.send('DELETE', `/admin/push/${id}`)).status).toBe(200);
  });

  it('refuses a push address of an unknown service', async () => {
    const device = { endpoint: 'http://169.254.169.254/latest/', keys: aPushDevice().keys };
    const answer = await (await signedIn('admin')).send('POST', '/admin/push', device);
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { endpoint: [expect.any(String)] }]);
  });
});

describe('GET /admin/events', () => {
  beforeEach(() => listenToNodes());
  afterEach(() => {
    closeEventStreams();
    stopListening();
  });

  it('streams events to an administrator as they happen', async () => {
    const answer = await (await signedIn('admin')).send('GET', '/admin/events');
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    let text = '';
    const reading = (async () => {
      for await (const part of answer.body ?? []) text += new TextDecoder().decode(part);
    })();
    const id = await aNotification();
    await vi.waitFor(() => expect(text).toContain(`event: notification\ndata: {"id":${id}}\n\n`));
    closeEventStreams();
    await reading;
  });

  it('begins with the changes that the screens have missed since they began to read', async () => {
    const admin = await signedIn('admin');
    const id = await aNotification();
    const answer = await admin.send('GET', '/admin/events?missed_ms=60000');
    let text = '';
    const reading = (async () => {
      for await (const part of answer.body ?? []) text += new TextDecoder().decode(part);
    })();
    await vi.waitFor(() => expect(text).toContain(`event: notification\ndata: {"id":${id}}\n\n`));
    closeEventStreams();
    await reading;
    expect((await admin.send('GET', '/admin/events?missed_ms=60001')).status).toBe(422);
  });

  it('answers HEAD without leaving a stream open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const admin = await signedIn('admin');
    expect((await admin.send('HEAD', '/admin/events')).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
