import { afterEach, describe, expect, it } from 'vitest';
import { saveProfile } from '#src/domains/accounts/users/operations/save-profile.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { mailCompany } from './mail-company.server.ts';

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
      text: 'Bonjour',
      html: '<p>',
    };
    await mailCompany({ ...NEWS, emailContent: mailed });
    expect(await queuedEmails()).toMatchObject([{ to: 'interne@toit.example', ...mailed }]);
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
