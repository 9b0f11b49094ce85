import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { signOut } from '#src/domains/accounts/auth/commands/sign-out.server.ts';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { confirmEmail } from '#src/domains/accounts/users/user.internal.server.ts';
import { eraseMessages } from '#src/domains/contact/contact.internal.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { lockRows } from '#src/platform/database/lock-rows.server.ts';
import { listenToNodes, stopListening, subscribe } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { holdRow, whileHeld } from '#tests/support/opposite-orders.ts';
import { readRows } from '#tests/support/rows.ts';
import { A_QUESTION, aChat, aChatLink, aChatVisitor, aConversation } from './chat.fixture.server.ts';
import {
  announceChatMessage,
  eraseChats,
  findUserChats,
  mailChatAnswers,
  queueChatEmail,
  seeVisitors,
} from './chat.internal.server.ts';
import { enterChat, listChatMessages } from './chat.queries.server.ts';
import { EMAIL_LIMIT } from './chat.rules.ts';
import { keepChat } from './commands/keep-chat.server.ts';
import { markChatRead } from './commands/mark-chat-read.server.ts';
import { nameChatVisitor } from './commands/name-chat-visitor.server.ts';
import { resumeChat } from './commands/resume-chat.server.ts';
import { sendChatMessage } from './commands/send-chat-message.server.ts';

useDatabase();

describe('announceChatMessage', () => {
  const NEWS = {
    chat: { id: 3, session_id: 'abc', sender_email: '', visitor_seen_at: '' },
    messageId: 1,
    name: '',
    preview: 'Bonjour',
  } as const;

  const titles = async () =>
    (await db().selectFrom('notifications').select('title').execute()).map(({ title }) => title);

  it('notifies of the visitor’s messages, with or without a name, and not of the company’s', async () => {
    await announceChatMessage({ ...NEWS, side: 'admin' });
    expect(await titles()).toEqual([]);
    await announceChatMessage({ ...NEWS, side: 'user' });
    expect(await titles()).toEqual(['Nouveau message dans la discussion']);
    await announceChatMessage({ ...NEWS, side: 'user', name: 'Élodie' });
    expect(await titles()).toEqual(['Nouveau message de Élodie dans la discussion']);
  });

  it('emails the company while nobody is online, but not for every message', async () => {
    const system = systemContext('test');
    await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    const { context } = await aSession(await anAccount({ role: 'admin' }));
    await announceChatMessage({ ...NEWS, side: 'user' });
    expect(await queuedEmails()).toEqual([]);
    await signOut(context, {});
    for (const preview of ['Bonjour', 'Vous êtes là ?']) await announceChatMessage({ ...NEWS, side: 'user', preview });
    expect((await queuedEmails()).map(({ to, text }) => [to, text.includes('Bonjour')])).toEqual([
      ['contact@toit.example', true],
    ]);
  });
});

describe('queueChatEmail', () => {
  afterEach(() => freezeClock());

  const queued = async () => {
    const jobs = db().selectFrom('jobs').select('run_at').where('kind', '=', 'chat-email').orderBy('id');
    return (await jobs.execute()).map(({ run_at }) => run_at);
  };

  it('waits 30 s for an absent visitor and 3 min for a present one; skips one without address', async () => {
    freezeClock('2026-11-21T08:00:00.000Z');
    const queue = (sender_email: string, visitor_seen_at: string) =>
      queueChatEmail({ id: 1, sender_email, visitor_seen_at });
    await queue('', '2026-11-21T07:00:00.000Z');
    await queue('elodie@essai.example', '2026-11-21T07:58:00.000Z');
    await queue('elodie@essai.example', '2026-11-21T07:58:01.000Z');
    expect(await queued()).toEqual(['2026-11-21T08:00:30.000Z', '2026-11-21T08:03:00.000Z']);
  });

  it('queues the company’s messages, and answers older than the visitor’s address', async () => {
    freezeClock('2026-11-21T08:00:00.000Z');
    const { session_id, visitor } = await aConversation();
    const admin = await asAdmin();
    await nameChatVisitor(visitor, { session_id, sender_email: 'premiere@essai.example' });
    await nameChatVisitor(visitor, { session_id, sender_email: '' });
    await sendChatMessage(admin, { session_id, message: 'Oui.' });
    expect(await queued()).toEqual([]);
    await nameChatVisitor(visitor, { session_id, sender_email: 'elodie@essai.example' });
    await nameChatVisitor(visitor, { session_id, sender_email: 'elodie@essai.example', sender_name: 'Élodie' });
    expect(await queued()).toEqual(['2026-11-21T08:03:00.000Z']);
    freezeClock('2026-11-21T09:00:00.000Z');
    await sendChatMessage(admin, { session_id, message: 'Êtes-vous là ?' });
    expect((await queued())[1]).toBe('2026-11-21T09:00:30.000Z');
  });
});

describe('seeVisitors', () => {
  it('updates lastSeenAt of the given conversations only', async () => {
    const [one, two, other] = [await aConversation(), await aConversation(), await aConversation()];
    const before = '2026-01-01T00:00:00.000Z';
    await db().updateTable('chat_sessions').set({ visitor_seen_at: before }).execute();
    const rows = await db().selectFrom('chat_sessions').select(['id', 'session_id']).execute();
    const ids = [one, two].map(({ session_id }) => rows.find((row) => row.session_id === session_id)?.id ?? 0);
    await seeVisitors({ ids });
    const unseen = await db()
      .selectFrom('chat_sessions')
      .select('session_id')
      .where('visitor_seen_at', '=', before)
      .execute();
    expect(unseen).toEqual([{ session_id: other.session_id }]);
    await seeVisitors({ ids: [] });
  });
});

describe('seeVisitors and other changes of the same conversations', () => {
  it('wait for each other', async () => {
    for (let count = 0; count < 3; count += 1) {
      await aConversation();
    }
    const rows = await db().selectFrom('chat_sessions').select('id').orderBy('id').execute();
    const [first = 0, middle = 0, last = 0] = rows.map(({ id }) => id);
    // Their rows are stored after the last one now, and read after it.
    for (const id of [first, middle]) await holdRow('chat_sessions', id)();
    await whileHeld(
      holdRow('chat_sessions', middle),
      () => transaction(() => lockRows('chat_sessions', { id: [first, middle, last] })),
      () => seeVisitors({ ids: [first, middle, last] }),
    );
  });
});

describe('eraseChats', () => {
  let forget = () => {};

  beforeAll(() => {
    forget = openPictureFolder();
  });
  afterAll(() => forget());
  beforeEach(() => listenToNodes());
  afterEach(() => stopListening());

  const getCount = async (table: 'chat_sessions' | 'chat_messages' | 'chat_binds' | 'media' | 'contact_photos') =>
    (await db().selectFrom(table).selectAll().execute()).length;
  const getId = async (session_id: string) =>
    (await db().selectFrom('chat_sessions').select('id').where('session_id', '=', session_id).executeTakeFirstOrThrow())
      .id;

  async function aConversationWithPhoto() {
    const conversation = await aConversation({ email: 'elodie@essai.example' });
    const { session_id } = conversation;
    await sendChatMessage(conversation.visitor, { session_id, photo: new Uint8Array(await aPhoto()) });
    return { ...conversation, id: await getId(session_id) };
  }

  it('deletes all data of a conversation, files included, and notifies both sides', async () => {
    const { id, session_id } = await aConversationWithPhoto();
    const heard: unknown[] = [];
    const stops = [
      subscribe('chat', (message) => heard.push(message)),
      subscribe('admin', (message) => heard.push(message)),
    ];
    expect(await eraseChats({ ids: [id] })).toEqual({ changed: 1 });
    await vi.waitFor(() =>
      expect(heard).toEqual([
        { key: String(id), event: 'deleted' },
        { event: 'chat', session: session_id },
      ]),
    );
    for (const stop of stops) stop();
    for (const table of ['chat_sessions', 'chat_messages', 'chat_binds', 'media'] as const) {
      expect([table, await getCount(table)]).toEqual([table, 0]);
    }
    const sweeps = await db().selectFrom('jobs').select('run_at').where('kind', '=', 'media-sweep').execute();
    // One for a possibly aborted upload, one for now.
    expect(sweeps).toHaveLength(2);
    expect(await eraseChats({ ids: [id] })).toEqual({ changed: 0 });
    expect(await eraseChats({ ids: [] })).toEqual({ changed: 0 });
  });

  it('keeps a shared photo until both message and conversation are deleted, in either order', async () => {
    const admin = await asAdmin();
    for (const isMessageFirst of [false, true]) {
      const { id, session_id } = await aConversationWithPhoto();
      const { contact_message_id } = await keepChat(admin, { session_id });
      const acts = [() => eraseChats({ ids: [id] }), () => eraseMessages({ ids: [contact_message_id] })];
      const [first, second] = isMessageFirst ? acts.reverse() : acts;
      await first?.();
      expect(await getCount('media')).toBe(1);
      await second?.();
      expect([await getCount('media'), await getCount('contact_photos')]).toEqual([0, 0]);
    }
  });
});

describe('findUserChats', () => {
  /** Returns the conversations, each with its messages as an array. */
  const readChats = async (userId: number) =>
    Promise.all(
      (await readRows(findUserChats({ userId }))).map(async (chat) => ({
        ...chat,
        messages: await readRows(chat.messages),
      })),
    );

  it('returns the conversations opened while signed in, and those under the email address once it is verified', async () => {
    const account = await anAccount();
    const found = () => readChats(account.id);
    const { session_id } = await aConversation({ by: asAccount(account), name: 'Ada' });
    await aConversation({ email: account.email, name: 'Sans compte' });
    await aConversation({ name: 'Étrangère', email: 'autre@essai.example' });
    await sendChatMessage(await asAdmin(), { session_id, message: 'Oui.' });
    expect((await found()).map(({ name }) => name)).toEqual(['Ada']);
    await confirmEmail({ id: account.id, email: account.email });
    const chats = await found();
    expect(chats.map(({ name }) => name)).toEqual(['Sans compte', 'Ada']);
    expect(chats[1]?.messages.map(({ sender_type, message }) => [sender_type, message])).toEqual([
      ['user', A_QUESTION],
      ['admin', 'Oui.'],
    ]);
    // The secret id is not part of the export.
    expect(JSON.stringify(chats)).not.toContain(session_id);
  });

  it('returns all conversations in full, including those without messages', async () => {
    const account = await anAccount();
    for (let count = 0; count < 3; count += 1) await aChat({ by: asAccount(account) });
    expect(await readChats(account.id)).toHaveLength(3);
  });
});

describe('mailChatAnswers', () => {
  let forget = () => {};

  beforeAll(() => {
    forget = openPictureFolder();
  });

  afterAll(() => forget());

  afterEach(() => freezeClock());

  const EMAIL = 'elodie@essai.example';

  const system = systemContext('test');

  async function anAnsweredConversation(...answers: string[]) {
    const conversation = await aConversation({ name: 'Élodie <b>', email: EMAIL });
    const admin = await asAdmin();
    const { session_id } = conversation;
    for (const message of answers) await sendChatMessage(admin, { session_id, message });
    const { id: chatId } = await enterChat(admin, { session_id });
    return { ...conversation, admin, chatId, mail: () => mailChatAnswers({ chatId }) };
  }

  describe('unread answers', () => {
    it('sends them in one email with a link back and nothing the visitor wrote', async () => {
      await saveSettings(system, {
        group: 'general',
        values: { site_name: 'Toitures du Pouzin', contact_email: 'contact@toitures.example' },
      });
      const { session_id, mail, admin } = await anAnsweredConversation('Oui, dès demain.', 'Vers 10 h ?');
      await sendChatMessage(admin, { session_id, photo: new Uint8Array(await aPhoto()) });
      expect(await mail()).toEqual({ mailed: 3 });
      const [emailContent, ...others] = await queuedEmails(EMAIL);
      expect(others).toEqual([]);
      expect(emailContent).toMatchObject({
        to: EMAIL,
        replyTo: 'contact@toitures.example',
        subject: 'Toitures du Pouzin vous a répondu',
      });
      const text = emailContent?.text ?? '';
      for (const words of ['Oui, dès demain.', 'Vers 10 h ?', 'Une photo vous attend', 'Camille Faure :']) {
        expect(text).toContain(words);
      }
      expect(text.match(/Camille Faure/g)).toHaveLength(1);
      expect(JSON.stringify(emailContent)).not.toMatch(/gouttière|Privas|Élodie/);
      const token = /\/discussion#reprise=([\w-]{43})\s/.exec(text)?.[1] ?? '';
      expect(await resumeChat(aChatVisitor(), { token })).toEqual({ session_id });
      const { items } = await listChatMessages(admin, { session_id });
      expect(items.map(({ mailed_at }) => mailed_at !== null)).toEqual([false, true, true, true]);
      expect(await mail()).toEqual({ mailed: 0 });
    });

    it('sends them once when several jobs run at the same time', async () => {
      const { mail } = await anAnsweredConversation('Oui.', 'Non.');
      const mailed = await Promise.all([mail(), mail(), mail(), mail()]);
      expect(mailed.map((one) => one.mailed).sort()).toEqual([0, 0, 0, 2]);
      expect(await queuedEmails(EMAIL)).toHaveLength(1);
      expect(await db().selectFrom('chat_links').select('chat_id').execute()).toHaveLength(1);
    });

    it('keeps answers unmarked when the email cannot be sent', async () => {
      const { mail } = await anAnsweredConversation('Oui.');
      await db().updateTable('chat_sessions').set({ sender_email: 'pas une adresse' }).execute();
      await expect(mail()).rejects.toMatchObject({ code: 'invalid' });
      await db().updateTable('chat_sessions').set({ sender_email: EMAIL }).execute();
      expect(await mail()).toEqual({ mailed: 1 });
    });
  });

  describe('emails that are not sent', () => {
    it('skips read answers, visitors without an address, and deleted conversations', async () => {
      const { session_id, visitor, mail, chatId } = await anAnsweredConversation('Oui.');
      await db().updateTable('chat_sessions').set({ sender_email: '' }).execute();
      expect(await mail()).toEqual({ mailed: 0 });
      await db().updateTable('chat_sessions').set({ sender_email: EMAIL }).execute();
      await markChatRead(visitor, { session_id });
      expect(await mail()).toEqual({ mailed: 0 });
      expect(await mailChatAnswers({ chatId: chatId + 1 })).toEqual({ mailed: 0 });
      expect(await queuedEmails(EMAIL)).toEqual([]);
    });

    it('defers answers above twenty emails a day to one address to the next day', async () => {
      freezeClock('2026-11-21T08:00:00.000Z');
      const { session_id, mail, admin } = await anAnsweredConversation();
      for (let count = 1; count <= EMAIL_LIMIT.hits + 2; count += 1) {
        await sendChatMessage(admin, { session_id, message: `Réponse ${count}.` });
        await mail();
      }
      expect(await queuedEmails(EMAIL)).toHaveLength(EMAIL_LIMIT.hits);
      const other = await anAnsweredConversation('Et ici ?');
      expect(await other.mail()).toEqual({ mailed: 0 });
      const emails = db().selectFrom('jobs').select('run_at').where('kind', '=', 'chat-email');
      const later = emails.where('run_at', '>', '2026-11-22T00:00:00.000Z');
      expect(new Set((await later.execute()).map(({ run_at }) => run_at))).toEqual(
        new Set(['2026-11-22T08:00:00.000Z']),
      );
      freezeClock('2026-11-22T08:00:00.000Z');
      expect(await mail()).toEqual({ mailed: 2 });
      expect(await other.mail()).toEqual({ mailed: 1 });
    });
  });
});

describe('writeChatLink', () => {
  it('creates a new link each time and stores only its hash', async () => {
    const { session_id } = await aChat();
    const tokens = [await aChatLink(session_id), await aChatLink(session_id)];
    expect(new Set(tokens).size).toBe(2);
    const stored = JSON.stringify(await db().selectFrom('chat_links').selectAll().execute());
    for (const token of tokens) expect(stored).not.toContain(token);
  });
});
