import { expect, it } from 'vitest';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_REQUEST } from '../contact.fixture.server.ts';
import { announceMessage } from './announce-message.server.ts';

useDatabase();

const system = systemContext('test');

it('rings the bell with who wrote, and links to the message', async () => {
  await announceMessage(system, { ...A_REQUEST, id: 7, isQuote: true });
  const notification = await db().selectFrom('notifications').selectAll().executeTakeFirstOrThrow();
  expect(notification).toMatchObject({
    event: 'quote',
    title: 'Nouvelle demande de devis',
    message: 'Élodie Vernet : Demande de devis - Zinguerie',
    link: '/admin/contact?message=7',
  });
});

it('writes to the company’s own address when there is one, answers going to the visitor', async () => {
  await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
  await announceMessage(system, { ...A_REQUEST, id: 7, isQuote: false });
  const mails = (await db().selectFrom('jobs').select('payload').execute()).map((job) => JSON.parse(job.payload));
  expect(mails.find((mail) => mail.to === 'contact@toit.example')).toMatchObject({ replyTo: A_REQUEST.email });
  const acknowledgement = mails.find((mail) => mail.to === A_REQUEST.email);
  expect(acknowledgement.text).not.toContain(A_REQUEST.name);
  expect(acknowledgement.text).not.toContain(A_REQUEST.message);
});
