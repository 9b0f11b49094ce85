import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakePush } from '#tests/support/use-fake-push.ts';
import { aDevice } from '../notification.fixture.server.ts';
import { notificationJobs } from '../notification.jobs.server.ts';
import { notify } from './notify.server.ts';

useDatabase();
const NEWS = { type: 'info', event: 'message', title: 'Nouveau message', message: 'Élodie Vernet : Devis' } as const;

const service = useFakePush();

describe('pushNotification', () => {
  it('sends the bell’s text to every device of every administrator, with only a back-office link', async () => {
    await aDevice(await asAdmin(), service.newDevice());
    await aDevice(await asAdmin(), service.newDevice());
    const { id } = await notify({ ...NEWS, link: 'https://ailleurs.example' });
    await runDueJobs(notificationJobs);
    const alert = { title: NEWS.title, body: NEWS.message, link: '/admin', tag: `notification-${id}`, topic: null };
    expect(service.received.map(({ payload }) => payload)).toEqual([alert, alert]);
    expect(service.received[0]?.headers.urgency).toBe('high');
  });

  it('sends nothing when rules forbid it, a user watches it, or it is rolled back', async () => {
    await aDevice(await asAdmin(), service.newDevice());
    await notify({ ...NEWS, event: 'registration' });
    await notify({ ...NEWS, event: 'chat', isWatched: true });
    const work = transaction(async () => {
      await notify(NEWS);
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow();
    await runDueJobs(notificationJobs);
    expect(service.calls).toBe(0);
  });

  it('uses the same push topic for all alerts of one conversation', async () => {
    await aDevice(await asAdmin(), service.newDevice());
    for (const _ of [1, 2]) await notify({ ...NEWS, event: 'chat', topic: 'chat:7' });
    await runDueJobs(notificationJobs);
    const [first, second] = service.received;
    expect(first?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(second?.headers.topic).toBe(first?.headers.topic);
    expect([second?.payload.topic, second?.payload.tag === first?.payload.tag]).toEqual(['chat:7', false]);
  });

  it('alerts a manager only of readable events, and stops when the right is removed meanwhile', async () => {
    await aDevice(await asColleague('requests:read'), service.newDevice());
    await notify({ ...NEWS, event: 'payment', title: '480 €' });
    await runDueJobs(notificationJobs);
    expect(service.calls).toBe(0);
    await notify(NEWS);
    await db().updateTable('users').set({ rights: 'money' }).execute();
    await runDueJobs(notificationJobs);
    expect(service.calls).toBe(0);
    await db().updateTable('users').set({ rights: 'requests:read' }).execute();
    await notify(NEWS);
    await runDueJobs(notificationJobs);
    expect(service.received.map(({ payload }) => (payload as { title: string }).title)).toEqual([NEWS.title]);
  });
});
