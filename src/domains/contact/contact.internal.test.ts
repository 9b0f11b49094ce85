import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { confirmEmail, saveProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail } from '#tests/support/emails.ts';
import { fillMessages } from '#tests/support/fill-messages.ts';
import { readRows } from '#tests/support/rows.ts';
import { changeMessage } from './commands/change-message.server.ts';
import { replyMessage } from './commands/reply-message.server.ts';
import { sendMessage } from './commands/send-message.server.ts';
import { A_REQUEST, aMessage } from './contact.fixture.server.ts';
import {
  announceMessage,
  countMessageFigures,
  eraseMessages,
  findQuoteOrigins,
  findUserMessages,
  keepMessage,
  listRecentMessages,
  purgeMessages,
  quoteStoredMessage,
  searchMessageRecords,
} from './contact.internal.server.ts';
import { listMessages, readMessage } from './contact.queries.server.ts';
import { insertMessage } from './new-message.store.server.ts';

useDatabase();

/** Returns the queued emails to an address. */
async function mailsTo(to: string): Promise<{ text: string }[]> {
  const jobs = await db().selectFrom('jobs').select('payload').execute();
  return jobs.map(({ payload }) => readEmail(payload)).filter((mail) => mail.to === to);
}

const NEW = { ...A_REQUEST, created_at: '2026-11-20T08:00:00.000Z' };

describe('announceMessage', () => {
  const system = systemContext('test');

  it('notifies with the sender’s name and a link to the quote', async () => {
    await announceMessage({ ...NEW, id: 7, quoteId: 9 });
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
    await announceMessage({ ...NEW, id: 7, quoteId: null });
    const mails = (await db().selectFrom('jobs').select('payload').execute()).map((job) => readEmail(job.payload));
    expect(mails.find((mail) => mail.to === 'contact@toit.example')).toMatchObject({ replyTo: A_REQUEST.email });
    const acknowledgement = mails.find((mail) => mail.to === A_REQUEST.email);
    expect(acknowledgement?.text).not.toContain(A_REQUEST.name);
    expect(acknowledgement?.text).not.toContain(A_REQUEST.message);
  });

  it('promises in the acknowledgement only what the company promises', async () => {
    await aMessage();
    const [plain] = (await mailsTo(A_REQUEST.email)).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(plain).not.toMatch(/sous|\d h|urgence/);
    const hours = (value: number) => ({ source: 'declared', value });
    await storeSettings([
      { group: 'general', values: { contact_phone: '02 40 00 00 00' } },
      { group: 'promises', values: { answer_hours: hours(4), reply_hours: hours(48) } },
    ]);
    await aMessage({ email: 'autre@essai.example' });
    const [promised] = (await mailsTo('autre@essai.example')).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(promised).toContain('Nous vous rappelons sous 4 h et vous répondons par écrit sous 48 h.');
    expect(promised).toContain('Appelez-nous au 02 40 00 00 00.');
  });

  it('omits notifications and emails that the owner has switched off, but still acknowledges the message', async () => {
    await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    await saveSettings(system, { group: 'notifications', values: { email_notifications: false, quote_alerts: false } });
    await announceMessage({ ...NEW, id: 7, quoteId: 9 });
    await announceMessage({ ...NEW, id: 8, quoteId: null });
    const rung = await db().selectFrom('notifications').select('event').execute();
    expect(rung).toEqual([{ event: 'message' }]);
    const jobs = await db().selectFrom('jobs').select('payload').execute();
    expect([...new Set(jobs.map(({ payload }) => JSON.parse(payload).to))]).toEqual([A_REQUEST.email]);
  });

  it('emails the administrators while no company address is set, except those who opted out', async () => {
    const [first, second] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })];
    await saveProfile({ id: second.id, change: { email_notifications: false } });
    await announceMessage({ ...NEW, id: 7, quoteId: null });
    const mails = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    const to = mails.map(({ payload }) => JSON.parse(payload).to);
    expect([to.includes(first.email), to.includes(second.email)]).toEqual([true, false]);
  });
});

describe('eraseMessages', () => {
  it('deletes the photos with the message', async () => {
    const key = 'a'.repeat(32);
    const photo = {
      key,
      content_type: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
      created_at: '2026-11-20T08:00:00.000Z',
    };
    await db().insertInto('media').values(photo).execute();
    const words = { name: 'a', email: 'a@b.example', phone: '', subject: 's', message: 'm' };
    const { id } = await insertMessage({
      ...words,
      userId: null,
      quoteId: null,
      isQuarantined: false,
      photoKeys: [key],
    });
    const other = await aMessage();
    expect(await eraseMessages({ ids: [id] })).toEqual({ changed: 1 });
    expect(await db().selectFrom('contact_messages').select('id').execute()).toEqual([{ id: other.id }]);
    expect(await db().selectFrom('contact_photos').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('media').select('key').execute()).toEqual([]);
  });
});

describe('findUserMessages', () => {
  it('finds messages sent while signed in or under the verified address, and none of other accounts', async () => {
    const account = await anAccount();
    await sendMessage(asAccount(account), A_REQUEST);
    await aMessage({ email: account.email });
    const messages = await readRows(findUserMessages({ userId: account.id }));
    expect(messages).toMatchObject([{ subject: A_REQUEST.subject, message: A_REQUEST.message }]);
    await confirmEmail(account);
    expect(await readRows(findUserMessages({ userId: account.id }))).toHaveLength(2);
  });
});

describe('keepMessage', () => {
  const KEPT = {
    userId: null,
    quoteId: null,
    name: 'Élodie Vernet',
    email: 'elodie@essai.example',
    subject: 'Discussion en ligne',
    message: 'Bonjour',
    photoKeys: [],
  };

  it('stores it as read, without notification or email', async () => {
    const { id } = await keepMessage(KEPT);
    expect((await listMessages(await asAdmin(), {})).items).toMatchObject([{ id, status: 'read', phone: '' }]);
    expect(await db().selectFrom('notifications').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('jobs').select('id').execute()).toEqual([]);
  });
});

describe('purgeMessages', () => {
  afterEach(() => freezeClock());

  const leftAt = async (instant: string): Promise<string[]> => {
    freezeClock(instant);
    await purgeMessages();
    const rows = await db().selectFrom('contact_messages').select('name').orderBy('id').execute();
    return rows.map(({ name }) => name);
  };

  it('deletes a message three years after the last contact, spam after thirty days', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aMessage({ name: 'Ancienne' });
    const { id } = await aMessage({ name: 'Répondue' });
    const spam = await aMessage({ name: 'Robot' });
    await db().updateTable('contact_messages').set({ is_quarantined: 1 }).where('id', '=', spam.id).execute();
    freezeClock('2027-01-10T08:00:00.000Z');
    await replyMessage(await asAdmin(), { id, reply: 'Bonjour.' });
    expect(await leftAt('2026-12-20T07:59:59.000Z')).toEqual(['Ancienne', 'Répondue', 'Robot']);
    expect(await leftAt('2026-12-20T08:00:00.000Z')).toEqual(['Ancienne', 'Répondue']);
    expect(await leftAt('2029-11-19T07:59:59.000Z')).toEqual(['Ancienne', 'Répondue']);
    expect(await leftAt('2029-11-19T08:00:00.000Z')).toEqual(['Répondue']);
    expect(await leftAt('2030-01-09T08:00:00.000Z')).toEqual([]);
  });

  it('deletes any number in one run', async () => {
    await fillMessages(600);
    expect(await leftAt('2026-11-20T08:00:00.000Z')).toEqual([]);
  });

  it('keeps the quote that a message has opened', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aMessage({ subject: 'Demande de devis - Zinguerie' });
    expect(await leftAt('2029-11-20T08:00:00.000Z')).toEqual([]);
    expect(await db().selectFrom('quotes').select('id').execute()).toHaveLength(1);
  });
});

describe('quoteStoredMessage', () => {
  const client = { userId: null, name: 'Élodie Vernet', email: 'elodie@essai.example', phone: '' };

  const REQUEST = { ...client, serviceType: 'Zinguerie', description: 'Bonjour' };

  it('opens one quote for a message and links it', async () => {
    const { id } = await aMessage({});
    const ask = () => quoteStoredMessage({ messageId: id, request: REQUEST });
    const opened = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(opened.map((quote) => quote.id)).size).toBe(1);
    expect(await readMessage(await asAdmin(), { id })).toMatchObject({ quote_id: opened[0]?.id });
  });

  it('refuses an unknown message', async () => {
    const wanted = { messageId: 404, request: REQUEST };
    await expect(quoteStoredMessage(wanted)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('countMessageFigures', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-10T00:00:00.000Z';

  it('returns zeros and null for an empty inbox', async () => {
    expect(await countMessageFigures(SINCE)).toEqual({
      total: 0,
      by_status: { unread: 0, read: 0, replied: 0, archived: 0 },
      total_before: 0,
      oldest_unread_at: null,
      response_hours: null,
    });
  });

  it('counts by status, and returns the oldest unread message and the average response time', async () => {
    const admin = await asAdmin();
    freezeClock('2026-11-09T08:00:00.000Z');
    const early = await aMessage();
    freezeClock('2026-11-09T10:00:00.000Z');
    const waiting = await aMessage();
    freezeClock('2026-11-11T10:00:00.000Z');
    const late = await aMessage();
    await changeMessage(admin, { id: (await aMessage()).id, status: 'archived' });
    freezeClock('2026-11-09T09:30:00.000Z');
    await replyMessage(admin, { id: early.id, reply: 'Bonjour.' });
    freezeClock('2026-11-11T14:30:00.000Z');
    await replyMessage(admin, { id: late.id, reply: 'Bonjour.' });
    const figures = await countMessageFigures(SINCE);
    expect(figures).toMatchObject({ total: 4, total_before: 2, oldest_unread_at: '2026-11-09T10:00:00.000Z' });
    expect(figures.by_status).toEqual({ unread: 1, read: 0, replied: 2, archived: 1 });
    expect(figures.response_hours).toBeCloseTo(3, 5);
    await changeMessage(admin, { id: waiting.id, status: 'read' });
    expect((await countMessageFigures(SINCE)).oldest_unread_at).toBeNull();
  });
});

describe('findQuoteOrigins', () => {
  it('returns the message that opened each quote, and no entry for other quotes', async () => {
    const { id, quote_id } = await aMessage({ subject: 'Demande de devis - Zinguerie' });
    await aMessage({ subject: 'Demande de devis - Toiture' });
    expect(await findQuoteOrigins([quote_id ?? 0, 9_999])).toEqual([{ message_id: id, quote_id }]);
    expect(await findQuoteOrigins([])).toEqual([]);
  });
});

describe('listRecentMessages', () => {
  it('lists the newest messages without probable spam', async () => {
    for (const name of ['Un', 'Deux', 'Robot']) await aMessage({ name });
    await db().updateTable('contact_messages').set({ is_quarantined: 1 }).where('name', '=', 'Robot').execute();
    const recent = await listRecentMessages(5);
    expect(recent.map(({ name, status }) => [name, status])).toEqual([
      ['Deux', 'unread'],
      ['Un', 'unread'],
    ]);
  });
});

describe('searchMessageRecords', () => {
  it('finds a message by any of its words, ignoring accents', async () => {
    const { id } = await aMessage({ name: 'Élodie Vernet', subject: 'Zinguerie', message: 'La gouttière déborde.' });
    await aMessage({ name: 'Jean', email: 'jean@essai.example', subject: 'Bonjour', message: 'Merci.' });
    for (const search of ['elodie', 'ZINGUERIE', 'gouttiere']) {
      expect(await searchMessageRecords({ search, limit: 5 })).toEqual([
        { id, title: 'Élodie Vernet', subtitle: 'Zinguerie' },
      ]);
    }
  });
});
