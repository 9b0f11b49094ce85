import { expect, it } from 'vitest';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { asAdmin } from '#src/domains/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_REQUEST, aMessage } from '../contact.fixture.server.ts';
import { replyMessage } from './reply-message.server.ts';

useDatabase();

it('keeps the answer, marks the message replied and mails it with what it answers', async () => {
  const admin = await asAdmin();
  const { id } = await aMessage();
  await db().deleteFrom('jobs').execute();
  const message = await replyMessage(admin, { id, reply: 'Nous passons jeudi.\nÀ bientôt.' });
  expect(message).toMatchObject({
    status: 'replied',
    statusText: 'Répondu',
    admin_response: 'Nous passons jeudi.\nÀ bientôt.',
  });
  expect(message.replied_at).not.toBeNull();
  const mails = await db().selectFrom('jobs').select('payload').execute();
  expect(mails).toHaveLength(1);
  const mail = JSON.parse(mails[0]?.payload ?? '{}');
  expect(mail.to).toBe(A_REQUEST.email);
  expect(mail.text).toContain('Nous passons jeudi.');
  expect(mail.text).toContain(A_REQUEST.message);
});

it('refuses blank words and unknown messages, and mails nothing', async () => {
  const admin = await asAdmin();
  const { id } = await aMessage();
  await db().deleteFrom('jobs').execute();
  await expect(replyMessage(admin, { id, reply: ' \n ' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(replyMessage(admin, { id: 999, reply: 'Bonjour' })).rejects.toMatchObject({ code: 'not-found' });
  expect(await db().selectFrom('jobs').select('id').execute()).toEqual([]);
});

it('is signed as the owner wishes', async () => {
  const admin = await asAdmin();
  await saveSettings(admin, { group: 'email', values: { signature: 'Karim et Antoine\nToitures du Pouzin' } });
  const { id } = await aMessage();
  await db().deleteFrom('jobs').execute();
  await replyMessage(admin, { id, reply: 'À jeudi.' });
  const mail = await db().selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
  expect(JSON.parse(mail.payload).text).toContain('-- \nKarim et Antoine\nToitures du Pouzin');
});
