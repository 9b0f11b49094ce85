import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakePush } from '#tests/support/use-fake-push.ts';
import { aDevice, aNotification } from '../notification.fixture.server.ts';
import { notificationJobs } from '../notification.jobs.server.ts';
import { deliverPush } from './deliver-push.server.ts';

useDatabase();

const service = useFakePush();

const ALERT = { title: 'Nouveau message', body: 'Ada', link: '/admin', tag: 'notification-1', topic: null };
const deliver = async (device: number, at = nowIso()) =>
  (await deliverPush({ device, alert: ALERT, isUrgent: true, at })).outcome;
const failures = async () =>
  (await db().selectFrom('push_subscriptions').select('failures').execute()).map((row) => row.failures);

describe('deliverPush', () => {
  it('deletes a device that no longer exists', async () => {
    const device = await aDevice(await asAdmin(), service.newDevice());
    service.answerWith(410);
    expect(await deliver(device)).toBe('gone');
    expect(await failures()).toEqual([]);
  });

  it('deletes a device after ten refusals in a row and resets the count on success', async () => {
    const device = await aDevice(await asAdmin(), service.newDevice());
    service.answerWith(403);
    for (let turn = 0; turn < 9; turn += 1) expect(await deliver(device)).toBe('refused');
    expect(await failures()).toEqual([9]);
    service.answerWith(201);
    expect(await deliver(device)).toBe('sent');
    expect(await failures()).toEqual([0]);
    service.answerWith(403);
    for (let turn = 0; turn < 10; turn += 1) await deliver(device);
    expect(await failures()).toEqual([]);
  });

  it('retries the alert when the push service is down, without counting a refusal', async () => {
    await aDevice(await asAdmin(), service.newDevice());
    await aNotification();
    service.answerWith(503);
    await runDueJobs(notificationJobs, { retryDelay: () => (service.calls < 3 ? -1 : 3_600) });
    expect([service.calls, await failures()]).toEqual([3, [0]]);
  });

  it('sends nothing to a former administrator, and no alert older than a day', async () => {
    const account = await anAccount({ role: 'admin' });
    const device = await aDevice(asAccount(account), service.newDevice());
    expect(await deliver(device, '2026-01-01T00:00:00.000Z')).toBe('stale');
    await db().updateTable('users').set({ role: 'user' }).where('id', '=', account.id).execute();
    await aNotification();
    expect(await runDueJobs(notificationJobs)).toBe(0);
    expect(await deliver(device)).toBe('gone');
    expect([service.calls, await failures()]).toEqual([0, []]);
  });

  it('sends nothing to a deactivated account', async () => {
    const account = await anAccount({ role: 'admin' });
    const device = await aDevice(asAccount(account), service.newDevice());
    await db().updateTable('users').set({ is_active: 0 }).where('id', '=', account.id).execute();
    expect([await deliver(device), service.calls]).toEqual(['gone', 0]);
  });
});
