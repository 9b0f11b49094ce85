import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { PHOTO_BYTES_PER_SITE } from '#src/domains/media/media.rules.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { countHit, readHits } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { A_REQUEST } from '../contact.fixture.server.ts';
import { ACKNOWLEDGEMENTS_PER_HOUR, CONTACT_LIMIT } from '../contact.rules.ts';
import { sendMessage } from './send-message.server.ts';

useDatabase();

const count = async (table: 'contact_messages' | 'quotes' | 'notifications' | 'jobs'): Promise<number> => {
  const all = db()
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
};

describe('sendMessage', () => {
  it('stores message, quote, notification and both emails together', async () => {
    const receipt = await sendMessage(asVisitor(), A_REQUEST);
    const message = await db().selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(message).toMatchObject({
      id: receipt.id,
      status: 'unread',
      quote_id: receipt.quote_id,
      email: A_REQUEST.email,
    });
    const quote = await db().selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
    expect(quote).toMatchObject({ id: receipt.quote_id, service_type: 'Zinguerie', status: 'pending' });
    expect(await count('notifications')).toBe(1);
    await anAccount({ role: 'admin' });
    expect(await db().selectFrom('jobs').select('kind').where('kind', '=', 'mail').execute()).toHaveLength(1);
  });

  it('emails the administrators while no company address is set', async () => {
    const admin = await anAccount({ role: 'admin' });
    await sendMessage(asVisitor(), A_REQUEST);
    const mails = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    const recipients = mails.map((mail) => JSON.parse(mail.payload).to);
    expect(recipients.toSorted()).toEqual([A_REQUEST.email, admin.email].toSorted());
  });

  it('opens no quote for another subject', async () => {
    const receipt = await sendMessage(asVisitor(), { ...A_REQUEST, subject: 'Une question' });
    expect(receipt.quote_id).toBeNull();
    expect(await count('quotes')).toBe(0);
  });

  it('accepts the five documented fields alone; phone and subject are optional', async () => {
    const { name, email, message } = A_REQUEST;
    await sendMessage(asVisitor(), { name, email, message });
    expect(await db().selectFrom('contact_messages').select(['phone', 'subject']).executeTakeFirstOrThrow()).toEqual({
      phone: '',
      subject: 'Demande de devis',
    });
  });

  it('quarantines a robot’s message without notification', async () => {
    const receipt = await sendMessage(asVisitor(), { ...A_REQUEST, website: 'https://spam.example' });
    const message = await db().selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(message).toMatchObject({ id: receipt.id, status: 'archived', is_quarantined: 1, quote_id: null });
    expect(await count('notifications')).toBe(0);
    expect(await count('jobs')).toBe(0);
  });

  it('answers a repeated send like the first one and stores it once', async () => {
    const context = { ...asVisitor(), repeat: { scope: 'contact', key: 'e7a1', fresh: ['elapsed_ms'] } };
    const first = await sendMessage(context, { ...A_REQUEST, elapsed_ms: 9_000 });
    const second = await sendMessage(context, { ...A_REQUEST, elapsed_ms: 12_000 });
    expect(second).toEqual(first);
    expect(await count('contact_messages')).toBe(1);
  });

  it('refuses the same key with different content', async () => {
    const context = { ...asVisitor(), repeat: { scope: 'contact', key: 'e7a1', fresh: ['elapsed_ms'] } };
    await sendMessage(context, A_REQUEST);
    await expect(sendMessage(context, { ...A_REQUEST, message: 'Autre chose' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('stores one message for twenty identical parallel sends', async () => {
    const context = { ...asVisitor(), repeat: { scope: 'contact', key: 'e7a1', fresh: ['elapsed_ms'] } };
    const receipts = await Promise.all(Array.from({ length: 20 }, () => sendMessage(context, A_REQUEST)));
    expect(new Set(receipts.map((receipt) => receipt.id)).size).toBe(1);
    expect(await count('contact_messages')).toBe(1);
  });

  it('limits an IP address that sends too many, and accepts the others', async () => {
    for (let sent = 0; sent < CONTACT_LIMIT.hits; sent += 1) await sendMessage(asVisitor(), A_REQUEST);
    await expect(sendMessage(asVisitor(), A_REQUEST)).rejects.toMatchObject({ code: 'limit' });
    await sendMessage({ ...asVisitor(), clientAddress: '203.0.113.8' }, A_REQUEST);
    expect(await count('contact_messages')).toBe(CONTACT_LIMIT.hits + 1);
  });

  it('sends one acknowledgement a day to one address', async () => {
    await sendMessage(asVisitor(), A_REQUEST);
    await sendMessage(asVisitor(), { ...A_REQUEST, message: 'Encore moi' });
    const mails = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    expect(mails.filter((mail) => JSON.parse(mail.payload).to === A_REQUEST.email)).toHaveLength(1);
  });

  it('acknowledges nothing beyond the limit of the hour, and then counts nothing of the sender', async () => {
    await countHit('acknowledge', ACKNOWLEDGEMENTS_PER_HOUR, ACKNOWLEDGEMENTS_PER_HOUR.hits);
    await sendMessage(asVisitor(), A_REQUEST);
    expect(await queuedEmails(A_REQUEST.email)).toEqual([]);
    expect((await readHits(`acknowledge:${hashOfSecret(A_REQUEST.email)}`)).hits).toBe(0);
    expect(await count('contact_messages')).toBe(1);
  });

  it('stores nothing of a message whose second email cannot be stored', async () => {
    await anAccount({ role: 'admin' });
    await db().schema.createIndex('one_job_of_a_kind').unique().on('jobs').column('kind').execute();
    try {
      await expect(sendMessage(asVisitor(), A_REQUEST)).rejects.toThrow(/unique|duplicate/i);
    } finally {
      await db().schema.dropIndex('one_job_of_a_kind').execute();
    }
    for (const table of ['contact_messages', 'quotes', 'notifications', 'jobs'] as const)
      expect([table, await count(table)]).toEqual([table, 0]);
  });

  it('stores the signed-in account, and notifies nobody of the system’s demo messages', async () => {
    const account = await anAccount();
    await sendMessage(asAccount(account), A_REQUEST);
    expect(await count('notifications')).toBe(1);
    await sendMessage(systemContext('demo'), A_REQUEST);
    expect(await count('notifications')).toBe(1);
    const owners = await db().selectFrom('contact_messages').select('user_id').orderBy('id').execute();
    expect(owners.map((row) => row.user_id)).toEqual([account.id, null]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name too long', { name: 'a'.repeat(121) }, 'name'],
    ['an address that is none', { email: 'elodie@' }, 'email'],
    ['two addresses', { email: 'a@b.example, c@d.example' }, 'email'],
    ['a header in the address', { email: 'a@b.example\nBcc: c@d.example' }, 'email'],
    ['no message', { message: '' }, 'message'],
    ['a message too long', { message: 'a'.repeat(5_001) }, 'message'],
  ])('refuses %s in French and stores nothing', async (_case, change, field) => {
    const refusal = sendMessage(asVisitor(), { ...A_REQUEST, ...change });
    await expect(refusal).rejects.toMatchObject({ code: 'invalid', fields: { [field]: [expect.any(String)] } });
    expect(await count('contact_messages')).toBe(0);
  });

  it('removes control characters, and line breaks from single-line fields', async () => {
    await sendMessage(asVisitor(), { ...A_REQUEST, name: 'Élodie\r\nBcc: x@y.example\u0000' });
    const { name } = await db().selectFrom('contact_messages').select('name').executeTakeFirstOrThrow();
    expect(name).toBe('Élodie Bcc: x@y.example');
  });

  it('refuses photos above the daily quota and stores the message without them', async () => {
    openStorage({ DATA_DIR: mkdtempSync(join(tmpdir(), 'contact-photos-')), S3_REGION: 'auto' });
    await countHit('photo-bytes', PHOTO_BYTES_PER_SITE, PHOTO_BYTES_PER_SITE.hits);
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b4431d' } })
      .jpeg()
      .toBuffer();
    const photos = [new Uint8Array(photo)];
    await expect(sendMessage(asVisitor(), { ...A_REQUEST, photos })).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('sans photo, ou téléphonez-nous'),
    });
    expect(await count('contact_messages')).toBe(0);
    await sendMessage(asVisitor(), A_REQUEST);
    expect(await count('contact_messages')).toBe(1);
  });
});
