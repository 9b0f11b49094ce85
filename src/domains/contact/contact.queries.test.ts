import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillMessages } from '#tests/support/fill-messages.ts';
import { readPages, readRows } from '#tests/support/rows.ts';
import { changeMessage } from './commands/change-message.server.ts';
import { sendMessage } from './commands/send-message.server.ts';
import { A_REQUEST, aMessage } from './contact.fixture.server.ts';
import {
  countMessages,
  exportMessages,
  listMessages,
  listMessagesByStatus,
  listOwnMessages,
  listUnreadMessages,
  readMessage,
  readOwnMessage,
} from './contact.queries.server.ts';
import { anOwnMessage, aVerifiedCustomer } from './own-message.fixture.server.ts';

useDatabase();

describe('countMessages', () => {
  it('counts by status, archived messages only in the total', async () => {
    const admin = await asAdmin();
    expect(await countMessages(admin, {})).toEqual({ total: 0, unread: 0, read: 0, replied: 0 });
    for (const status of ['unread', 'read', 'replied', 'archived'] as const) {
      await changeMessage(admin, { id: (await aMessage()).id, status });
    }
    expect(await countMessages(admin, {})).toEqual({ total: 4, unread: 1, read: 1, replied: 1 });
  });
});

describe('exportMessages', () => {
  it('returns all messages that match search and filter, in the requested order', async () => {
    const admin = await asAdmin();
    const { id } = await aMessage({ name: 'Zoé Marchal', message: 'Une fuite.' });
    await aMessage({ name: 'Ali Ben', message: 'Une fuite.' });
    await aMessage({ name: 'Yann Le Goff', message: 'Un velux.' });
    await changeMessage(admin, { id, status: 'read' });
    const names = (query: Parameters<typeof exportMessages>[1]) =>
      readRows(exportMessages(admin, query)).then((messages) => messages.map(({ name }) => name));
    expect(await names({ search: 'fuite', sort_by: 'name', sort_order: 'asc' })).toEqual(['Ali Ben', 'Zoé Marchal']);
    expect(await names({ status: 'read' })).toEqual(['Zoé Marchal']);
    expect(await names({})).toHaveLength(3);
  });

  describe('exportMessages', () => {
    it('omits probable spam on request', async () => {
      await aMessage({ name: 'Yann Le Goff' });
      const spam = await aMessage({ name: 'Robot' });
      await db().updateTable('contact_messages').set({ is_quarantined: 1 }).where('id', '=', spam.id).execute();
      const admin = await asAdmin();
      expect(await readRows(exportMessages(admin, {}))).toHaveLength(2);
      expect(await readRows(exportMessages(admin, { spam: 'without' }))).toMatchObject([{ name: 'Yann Le Goff' }]);
    });

    it('reads pages of 500 rows, each in its own query, in the requested order', async () => {
      const admin = await asAdmin();
      await fillMessages(1_203);
      const pages = await exportMessages(admin, { sort_by: 'created_at', sort_order: 'asc' });
      expect(pages.count).toBe(1_203);
      const read = await readPages(pages);
      expect(read.map((page) => page.length)).toEqual([500, 500, 203]);
      const names = read.flat().map(({ name }) => name);
      expect(names).toEqual(Array.from({ length: 1_203 }, (_, index) => `Visiteur ${index}`));
    });

    it('omits a row deleted during the export, and repeats none', async () => {
      const admin = await asAdmin();
      await fillMessages(600);
      const pages = (await exportMessages(admin, { sort_order: 'asc' })).pages();
      const first = (await pages.next()).value ?? [];
      const last = await db()
        .selectFrom('contact_messages')
        .select((row) => row.fn.max('id').as('id'))
        .executeTakeFirstOrThrow();
      await db()
        .deleteFrom('contact_messages')
        .where('id', 'in', [first[0]?.id ?? 0, last.id])
        .execute();
      const second = (await pages.next()).value ?? [];
      expect([first.length, second.length]).toEqual([500, 99]);
      expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(599);
    });
  });
});

describe('listMessagesByStatus', () => {
  const REQUEST = { status: 'unread' } as const;

  it('lists only messages of that status', async () => {
    const admin = await asAdmin();
    const read = await aMessage({ name: 'Lu' });
    await aMessage({ name: 'Nouveau' });
    await changeMessage(admin, { id: read.id, status: 'read' });
    const page = await listMessagesByStatus(admin, REQUEST);
    expect(page.items.map((message) => message.name)).toEqual(['Nouveau']);
    expect(page.meta.total).toBe(1);
  });

  it('allows only administrators', async () => {
    await expect(listMessagesByStatus(asVisitor(), REQUEST)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listMessages', () => {
  async function threeMessages(): Promise<void> {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aMessage({ name: 'Élodie', email: 'z@essai.example', message: 'Fuite sous la noue' });
    freezeClock('2026-11-20T09:00:00.000Z');
    await aMessage({ name: 'bernard', email: 'b@essai.example', message: 'Remise de 100%' });
    freezeClock('2026-11-20T10:00:00.000Z');
    await aMessage({ name: 'Zoé', email: 'a@essai.example', subject: 'Gouttière', message: 'Une_question' });
    freezeClock();
  }

  const getNames = (page: { items: { name: string }[] }): string[] => page.items.map((message) => message.name);

  it('lists the newest messages first', async () => {
    await threeMessages();
    expect(getNames(await listMessages(await asAdmin(), {}))).toEqual(['Zoé', 'bernard', 'Élodie']);
  });

  it.each([
    ['name', 'asc', ['bernard', 'Élodie', 'Zoé']],
    ['email', 'asc', ['Zoé', 'bernard', 'Élodie']],
    ['created_at', 'asc', ['Élodie', 'bernard', 'Zoé']],
  ] as const)('sorts by %s %s, ignoring accents and case', async (sort_by, sort_order, expected) => {
    await threeMessages();
    expect(getNames(await listMessages(await asAdmin(), { sort_by, sort_order }))).toEqual(expected);
  });

  it.each([
    ['elodie', ['Élodie']],
    ['NOUE', ['Élodie']],
    ['gouttiere', ['Zoé']],
    ['100%', ['bernard']],
    ['_', ['Zoé']],
    ['%', ['bernard']],
    ["' or 1=1 --", []],
  ])('finds %s in name, e-mail, subject or message', async (search, expected) => {
    await threeMessages();
    expect(getNames(await listMessages(await asAdmin(), { search }))).toEqual(expected);
  });

  it('pages without overlap and counts all messages', async () => {
    await threeMessages();
    const admin = await asAdmin();
    const first = await listMessages(admin, { page: '1', per_page: '2' });
    const second = await listMessages(admin, { page: 2, per_page: 2 });
    expect([...getNames(first), ...getNames(second)]).toEqual(['Zoé', 'bernard', 'Élodie']);
    expect(second.meta).toEqual({ page: 2, per_page: 2, total: 3, last_page: 2 });
  });

  it('caps a large page size and refuses invalid ones', async () => {
    const admin = await asAdmin();
    expect((await listMessages(admin, { page: 1, per_page: 5_000 })).meta.per_page).toBe(100);
    for (const odd of [
      { page: '0' },
      { page: '-1' },
      { page: '1e9' },
      { sort_by: 'name; drop table' },
      { status: 'x' },
    ]) {
      await expect(listMessages(admin, odd as object)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('allows only administrators', async () => {
    await expect(listMessages(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listUnreadMessages', () => {
  const REQUEST = {};

  it('lists only unread messages', async () => {
    const admin = await asAdmin();
    const read = await aMessage({ name: 'Lu' });
    await aMessage({ name: 'Nouveau' });
    await changeMessage(admin, { id: read.id, status: 'read' });
    const page = await listUnreadMessages(admin, REQUEST);
    expect(page.items.map((message) => message.name)).toEqual(['Nouveau']);
    expect(page.meta.total).toBe(1);
  });

  it('allows only administrators', async () => {
    await expect(listUnreadMessages(asVisitor(), REQUEST)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('readMessage', () => {
  it('returns every field and changes nothing', async () => {
    const admin = await asAdmin();
    const { id, quote_id } = await aMessage();
    const message = await readMessage(admin, { id });
    expect(message).toMatchObject({ ...A_REQUEST, id, quote_id, status: 'unread', statusText: 'Non lu', photos: [] });
    expect(await readMessage(admin, { id: String(id) })).toEqual(message);
  });

  it('answers not-found for the unknown message 999', async () => {
    await expect(readMessage(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('listOwnMessages', () => {
  const EMAIL = 'anne@essai.example';

  const getSubjects = async (account: Parameters<typeof asAccount>[0]) =>
    (await listOwnMessages(asAccount(account), {})).map(({ subject }) => subject);

  it('lists messages written while signed in, also by the public form, newest first', async () => {
    const account = await anAccount({ email: EMAIL });
    await anOwnMessage(account, 'Un');
    const form = { name: 'Anne', email: 'autre@essai.example', subject: 'Deux', message: 'Bonjour' };
    await sendMessage(asAccount(account), form);
    expect(await getSubjects(account)).toEqual(['Deux', 'Un']);
  });

  it('lists messages sent under the address only once it is verified', async () => {
    await aMessage({ email: EMAIL, subject: 'Avant' });
    expect(await getSubjects(await anAccount({ email: 'autre@essai.example' }))).toEqual([]);
    const account = await aVerifiedCustomer(EMAIL);
    await aMessage({ email: EMAIL, subject: 'Après' });
    expect(await getSubjects(account)).toEqual(['Après', 'Avant']);
  });

  it('hides messages that others sent under an unverified address', async () => {
    await aMessage({ email: EMAIL });
    expect(await getSubjects(await anAccount({ email: EMAIL }))).toEqual([]);
  });

  it('hides probable spam under the address', async () => {
    const account = await aVerifiedCustomer(EMAIL);
    const spam = { name: 'X', email: EMAIL, subject: 'Gagnez', message: 'Bonjour', website: 'https://spam.example' };
    await sendMessage({ ...asVisitor(), clientAddress: '198.51.100.200' }, spam);
    expect(await getSubjects(account)).toEqual([]);
  });

  it('returns only the fields that the sender may see', async () => {
    const account = await anAccount({ email: EMAIL });
    await anOwnMessage(account);
    const [message] = await listOwnMessages(asAccount(account), {});
    expect(message).toMatchObject({ status: 'unread', statusText: 'Non lu', admin_response: null, in_reply_to: null });
    expect(message).not.toHaveProperty('is_quarantined');
    await expect(listOwnMessages(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('readOwnMessage', () => {
  it('returns the caller’s message, and not-found for another account’s as for a missing one', async () => {
    const [anne, basile] = [await anAccount(), await anAccount()];
    const { id, message } = await anOwnMessage(anne);
    expect(await readOwnMessage(asAccount(anne), { id })).toMatchObject({ id, message });
    const refusal = async (wanted: number) => readOwnMessage(asAccount(basile), { id: wanted }).catch((error) => error);
    const [foreign, unknown] = [await refusal(id), await refusal(9_999)];
    expect([foreign.status, foreign.message]).toEqual([404, unknown.message]);
    await expect(readOwnMessage(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
