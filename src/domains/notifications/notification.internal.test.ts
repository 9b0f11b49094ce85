import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening, subscribe } from '#src/platform/events/events.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { renderEmail } from '#src/platform/mail/email-layout.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { useFakePush } from '#tests/support/use-fake-push.ts';
import { readAllNotifications } from './commands/read-all-notifications.server.ts';
import { KEPT_ROWS } from './notification.contract.ts';
import { aDevice, aNotification } from './notification.fixture.server.ts';
import { mailCompany, notify, purgeNotifications } from './notification.internal.server.ts';
import { notificationJobs } from './notification.jobs.server.ts';

useDatabase();

describe('mailCompany', () => {
  afterEach(() => freezeClock());

  const system = systemContext('test');
  const NEWS = { title: 'Paiement reçu', message: '12 € de Ada', link: '/admin/payments?view=3', topic: null };
  const aCompany = (contact_email: string) => saveSettings(system, { group: 'general', values: { contact_email } });

  it('sends the notification’s text with a link to its screen', async () => {
    await aCompany('contact@toit.example');
    await mailCompany(NEWS);
    const [emailContent, ...others] = await queuedEmails();
    expect([emailContent?.to, emailContent?.subject, others]).toEqual([
      'contact@toit.example',
      'Paiement reçu : 12 € de Ada',
      [],
    ]);
    expect(emailContent?.text).toContain('12 € de Ada');
    expect(emailContent?.text).toContain('/admin/payments?view=3');
  });

  it('sends the notification’s own email once, and not the plain one', async () => {
    await saveSettings(system, { group: 'email', values: { recipient: 'interne@toit.example' } });
    const mailed = {
      subject: 'Nouveau message : Gouttière',
      replyTo: 'ada@essai.example',
      content: { title: 'Gouttière', paragraphs: ['Bonjour'], quote: 'Elle fuit.' },
    };
    await mailCompany({ ...NEWS, emailContent: mailed });
    const { content, ...head } = mailed;
    expect(await queuedEmails()).toMatchObject([{ to: 'interne@toit.example', ...head, ...renderEmail(content) }]);
  });

  it('sends to administrators who accept emails while the company has no address', async () => {
    const [first, second] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })];
    await saveProfile({ id: second.id, change: { email_notifications: false } });
    await mailCompany(NEWS);
    expect((await queuedEmails()).map(({ to }) => to)).toEqual([first.email]);
  });

  it('sends one email per topic in ten minutes', async () => {
    await anAccount({ role: 'admin' });
    freezeClock('2026-11-20T08:00:00.000Z');
    const notification = { ...NEWS, topic: 'chat:7' };
    for (const _ of [1, 2, 3]) await mailCompany(notification);
    await mailCompany({ ...notification, topic: 'chat:8' });
    expect(await queuedEmails()).toHaveLength(2);
    freezeClock('2026-11-20T08:10:00.000Z');
    await mailCompany(notification);
    expect(await queuedEmails()).toHaveLength(3);
  });
});

describe('notify', () => {
  const NEWS = { type: 'info', event: 'message', title: 'Nouveau message', message: 'Élodie Vernet' } as const;

  const report = () => notify(NEWS);

  let heard: unknown[] = [];

  let stop = (): void => {};

  beforeEach(async () => {
    heard = [];
    await listenToNodes();
    stop = subscribe('admin', (message) => heard.push(message));
  });

  afterEach(() => {
    stop();
    stopListening();
  });

  describe('notify', () => {
    it('stores a notification and sends it at once to every open screen', async () => {
      const { id } = await report();
      await vi.waitFor(() => expect(heard).toEqual([{ event: 'notification', id }]));
      expect(await db().selectFrom('notifications').select(['id', 'title', 'link']).execute()).toEqual([
        { id, title: 'Nouveau message', link: '' },
      ]);
    });

    it('stores and sends nothing for a rolled-back event', async () => {
      const work = transaction(async () => {
        await report();
        throw new Error('taken back');
      });
      await expect(work).rejects.toThrow();
      const { id } = await report();
      await vi.waitFor(() => expect(heard).toEqual([{ event: 'notification', id }]));
      expect(await db().selectFrom('notifications').select('id').execute()).toEqual([{ id }]);
    });
  });

  describe('notification rules', () => {
    const system = systemContext('test');
    const request = (values: object) => saveSettings(system, { group: 'notifications', values: { ...values } });
    const result = async (notification: object = {}) => {
      const { id } = await notify({ ...NEWS, ...notification });
      const emails = await queuedEmails();
      await db().deleteFrom('jobs').execute();
      return [id !== null, emails.length];
    };
    beforeEach(async () => {
      await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    });

    it('stores notifications and sends emails by each event’s switches', async () => {
      expect(await result()).toEqual([true, 1]);
      expect(await result({ event: 'registration' })).toEqual([true, 0]);
      await request({ rules: { message: { bell: false }, registration: { email: true } } });
      await vi.waitFor(async () => expect(await result()).toEqual([false, 1]));
      expect(await result({ event: 'registration' })).toEqual([true, 1]);
    });

    it('sends nothing where a switch is off', async () => {
      await request({ quote_alerts: false });
      await vi.waitFor(async () => expect(await result({ event: 'quote' })).toEqual([false, 0]));
      expect(await result()).toEqual([true, 1]);
      await request({ email_notifications: false });
      await vi.waitFor(async () => expect(await result()).toEqual([true, 0]));
    });

    it('sends nothing to an administrator who is present, and no email about a lost email', async () => {
      expect(await result({ isWatched: true })).toEqual([true, 0]);
      await request({ rules: { 'mail-failure': { email: true } } });
      await vi.waitFor(async () => {
        const { rules } = (await readSettings()).notifications;
        expect(rules['mail-failure'].email).toBe(true);
      });
      expect(await result({ event: 'mail-failure' })).toEqual([true, 0]);
    });
  });
});

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

describe('pushNotification', () => {
  const NEWS = { type: 'info', event: 'message', title: 'Nouveau message', message: 'Élodie Vernet : Devis' } as const;

  const service = useFakePush();

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
