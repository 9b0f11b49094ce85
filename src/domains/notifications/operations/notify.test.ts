import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening, subscribe } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { notify } from './notify.server.ts';

useDatabase();

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
