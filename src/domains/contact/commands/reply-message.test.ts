import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail } from '#tests/support/emails.ts';
import { A_REQUEST, aMessage } from '../contact.fixture.server.ts';
import { replyMessage } from './reply-message.server.ts';
import { writeOwnMessage } from './write-own-message.server.ts';

useDatabase();

describe('replyMessage', () => {
  it('stores the answer, marks the message replied, and quotes nothing to an unverified address', async () => {
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
    const mail = readEmail(mails[0]?.payload ?? '{}');
    expect(mail.to).toBe(A_REQUEST.email);
    expect(mail.text).toContain('Nous passons jeudi.');
    for (const typed of [A_REQUEST.name, A_REQUEST.subject, A_REQUEST.message]) {
      expect(mail.subject + mail.text + mail.html).not.toContain(typed);
    }
  });

  it('refuses an empty reply and an unknown message, and sends no email', async () => {
    const admin = await asAdmin();
    const { id } = await aMessage();
    await db().deleteFrom('jobs').execute();
    await expect(replyMessage(admin, { id, reply: ' \n ' })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Veuillez saisir une réponse.',
      fields: { reply: ['Veuillez saisir une réponse.'] },
    });
    await expect(replyMessage(admin, { id: 999, reply: 'Bonjour' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await db().selectFrom('jobs').select('id').execute()).toEqual([]);
  });

  it('signs the email as the owner has configured', async () => {
    const admin = await asAdmin();
    await saveSettings(admin, { group: 'email', values: { signature: 'Karim et Antoine\nToitures du Pouzin' } });
    const { id } = await aMessage();
    await db().deleteFrom('jobs').execute();
    await replyMessage(admin, { id, reply: 'À jeudi.' });
    const mail = await db().selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
    expect(readEmail(mail.payload).text).toContain('-- \nKarim et Antoine\nToitures du Pouzin');
  });

  describe('replyMessage', () => {
    it.each([
      ['quotes what a customer wrote from a proved address', '2026-11-20T08:00:00.000Z', true],
      ['repeats nothing to a customer whose address was never proved', null, false],
    ])('replies to a customer by e-mail: %s', async (_name, email_verified_at, isQuoted) => {
      const admin = await asAdmin();
      const customer = await anAccount();
      await db().updateTable('users').set({ email_verified_at }).where('id', '=', customer.id).execute();
      const { id } = await writeOwnMessage(asAccount(customer), {
        subject: 'Mon sujet',
        message: 'Ma gouttière fuit.',
      });
      await db().deleteFrom('jobs').execute();
      await replyMessage(admin, { id, reply: 'À jeudi.' });
      const { payload } = await db().selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
      const { text, subject } = readEmail(payload);
      expect([subject.includes('Mon sujet'), text.includes('Ma gouttière fuit.')]).toEqual([isQuoted, isQuoted]);
      expect([text.includes(customer.name), text.includes('À jeudi.')]).toEqual([isQuoted, true]);
    });

    it('quotes no anonymous visitor’s text to a verified address', async () => {
      const admin = await asAdmin();
      const customer = await anAccount();
      await db().updateTable('users').set({ email_verified_at: '2026-11-20T08:00:00.000Z' }).execute();
      const { id } = await aMessage({ email: customer.email });
      await db().deleteFrom('jobs').execute();
      await replyMessage(admin, { id, reply: 'À jeudi.' });
      const { payload } = await db().selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
      expect(payload).not.toContain(A_REQUEST.message);
    });
  });
});
