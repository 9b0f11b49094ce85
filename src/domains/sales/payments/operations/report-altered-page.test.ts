import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listNotifications } from '#src/domains/notifications/operations/list-notifications.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { reportAlteredPage } from './report-altered-page.server.ts';

useDatabase();

const system = systemContext('test');
const DIFFERENCE = 'Fichier modifié : /assets/payment-page-1.js.';

describe('reportAlteredPage', () => {
  it('emails the company once and notifies the administrators, with the differences', async () => {
    await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    await reportAlteredPage({ differences: [DIFFERENCE] });
    const emails = await queuedEmails();
    expect(emails.map(({ to }) => to)).toEqual(['contact@toit.example']);
    expect(emails[0]?.subject).toContain('Page de paiement modifiée');
    expect(emails[0]?.text).toContain(DIFFERENCE);
    const { notifications } = await listNotifications(await asAdmin(), {});
    expect(notifications).toMatchObject([{ type: 'error', title: 'Page de paiement modifiée' }]);
  });

  it('emails the company although email notifications are off', async () => {
    await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    await saveSettings(system, { group: 'notifications', values: { email_notifications: false } });
    await reportAlteredPage({ differences: [DIFFERENCE] });
    expect(await queuedEmails()).toHaveLength(1);
  });

  it('shortens a long list of differences to the maximum length of a notification', async () => {
    await reportAlteredPage({ differences: Array.from({ length: 60 }, () => DIFFERENCE) });
    const { notifications } = await listNotifications(await asAdmin(), {});
    expect(notifications[0]?.message).toHaveLength(500);
  });
});
