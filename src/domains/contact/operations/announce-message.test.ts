import { describe, expect, it } from 'vitest';
import { saveProfile } from '#src/domains/accounts/users/operations/save-profile.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_REQUEST } from '../contact.fixture.server.ts';
import { announceMessage } from './announce-message.server.ts';

useDatabase();

const system = systemContext('test');

describe('announceMessage', () => {
  it('notifies with the sender’s name and a link to the quote', async () => {
    await announceMessage({ ...A_REQUEST, id: 7, quoteId: 9 });
    const notification = await db().selectFrom('notifications').selectAll().executeTakeFirstOrThrow();
    expect(notification).toMatchObject({
      event: 'quote',
      title: 'Nouvelle demande de devis',
      message: 'Élodie Vernet : Demande de devis - Zinguerie',
      link: '/admin/quotes?view=9',
    });
  });

  it('emails the company’s address if it is set, with the visitor as reply-to', async () => {
    await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    await announceMessage({ ...A_REQUEST, id: 7, quoteId: null });
    const mails = (await db().selectFrom('jobs').select('payload').execute()).map((job) => JSON.parse(job.payload));
    expect(mails.find((mail) => mail.to === 'contact@toit.example')).toMatchObject({ replyTo: A_REQUEST.email });
    const acknowledgement = mails.find((mail) => mail.to === A_REQUEST.email);
    expect(acknowledgement.text).not.toContain(A_REQUEST.name);
    expect(acknowledgement.text).not.toContain(A_REQUEST.message);
  });

  it('omits notifications and emails that the owner has switched off, but still acknowledges the message', async () => {
    await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    await saveSettings(system, { group: 'notifications', values: { email_notifications: false, quote_alerts: false } });
    await announceMessage({ ...A_REQUEST, id: 7, quoteId: 9 });
    await announceMessage({ ...A_REQUEST, id: 8, quoteId: null });
    const rung = await db().selectFrom('notifications').select('event').execute();
    expect(rung).toEqual([{ event: 'message' }]);
    const jobs = await db().selectFrom('jobs').select('payload').execute();
    expect([...new Set(jobs.map(({ payload }) => JSON.parse(payload).to))]).toEqual([A_REQUEST.email]);
  });

  it('emails the administrators while no company address is set, except those who opted out', async () => {
    const [first, second] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })];
    await saveProfile({ id: second.id, change: { email_notifications: false } });
    await announceMessage({ ...A_REQUEST, id: 7, quoteId: null });
    const mails = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    const to = mails.map(({ payload }) => JSON.parse(payload).to);
    expect([to.includes(first.email), to.includes(second.email)]).toEqual([true, false]);
  });
});
