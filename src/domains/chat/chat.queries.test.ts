import { afterEach, describe, expect, it } from 'vitest';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import {
  anAccount,
  asAccount,
  asAdmin,
  asColleague,
  asVisitor,
} from '#src/domains/accounts/users/user.fixture.server.ts';
import { changeSettings } from '#src/domains/settings/commands/change-settings.server.ts';
import { USUAL_WEEK } from '#src/domains/settings/setting.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChat, aChatVisitor, aConversation } from './chat.fixture.server.ts';
import {
  enterChat,
  listCannedReplies,
  listChatMessages,
  listChats,
  readChat,
  readChatStatus,
  readOwnChat,
  watchChat,
} from './chat.queries.server.ts';
import { markChatRead } from './commands/mark-chat-read.server.ts';
import { openChat } from './commands/open-chat.server.ts';
import { sendChatMessage } from './commands/send-chat-message.server.ts';

useDatabase();

describe('enterChat', () => {
  const unknown = { code: 'not-found' };

  describe('enterChat', () => {
    it('allows any caller with the id of a conversation opened without a browser', async () => {
      const { session_id } = await aChat();
      expect(await enterChat(asVisitor(), { session_id })).toMatchObject({ session_id, side: 'user' });
    });

    it('allows the browser that opened it and refuses all others', async () => {
      const { session_id } = await openChat(aChatVisitor(), { browserSecret: 'half' });
      expect(await enterChat(asVisitor(), { session_id, browserSecret: 'half' })).toMatchObject({ side: 'user' });
      for (const browserSecret of [undefined, 'other', '']) {
        await expect(enterChat(asVisitor(), { session_id, browserSecret })).rejects.toMatchObject(unknown);
      }
      for (const role of ['user', 'manager'] as const) {
        await expect(enterChat(asAccount(await anAccount({ role })), { session_id })).rejects.toMatchObject(unknown);
      }
    });

    it('allows administrators on the company side, but not before they set up a second factor', async () => {
      const { session_id } = await openChat(aChatVisitor(), { browserSecret: 'half' });
      const admin = await asAdmin();
      expect(await enterChat(admin, { session_id })).toMatchObject({ side: 'admin' });
      const actor = { ...admin.actor, mustEnrol: true } as typeof admin.actor;
      await expect(enterChat({ ...admin, actor }, { session_id })).rejects.toMatchObject(unknown);
    });

    it('refuses a read-only manager’s answer with 403, and hides the chat from managers without that right', async () => {
      const { session_id } = await openChat(aChatVisitor(), { browserSecret: 'half' });
      const reader = await asColleague('requests:read');
      expect(await enterChat(reader, { session_id })).toMatchObject({ side: 'admin' });
      await expect(enterChat(reader, { session_id, is_writing: true })).rejects.toMatchObject({ code: 'forbidden' });
      const answerer = await asColleague('requests:read', 'requests:change');
      expect(await enterChat(answerer, { session_id, is_writing: true })).toMatchObject({ side: 'admin' });
      const seller = await asColleague('sales:read', 'sales:change');
      await expect(enterChat(seller, { session_id })).rejects.toMatchObject(unknown);
    });

    it('refuses an id that the server did not create', async () => {
      await expect(enterChat(await asAdmin(), { session_id: 'a'.repeat(43) })).rejects.toMatchObject(unknown);
      await expect(enterChat(asVisitor(), { session_id: '1' })).rejects.toMatchObject({ code: 'invalid' });
    });
  });

  it('updates lastSeenAt for the visitor’s requests but not for an administrator’s', async () => {
    const { session_id } = await aChat();
    const long = '2026-01-01T00:00:00.000Z';
    const seen = async () => (await db().selectFrom('chat_sessions').select('visitor_seen_at').execute())[0];
    await db().updateTable('chat_sessions').set({ visitor_seen_at: long }).execute();
    await enterChat(await asAdmin(), { session_id });
    expect(await seen()).toEqual({ visitor_seen_at: long });
    await enterChat(asVisitor(), { session_id });
    expect(((await seen())?.visitor_seen_at ?? '') > long).toBe(true);
  });
});

describe('listCannedReplies', () => {
  it('returns the replies of the settings to staff who read requests', async () => {
    const reply = { title: 'Merci', text: 'Merci {prenom}, nous vous rappelons.' };
    await changeSettings(systemContext('test'), { group: 'chat', values: { canned_replies: [reply] } });
    await changeSettings(systemContext('test'), { group: 'general', values: { site_name: 'Toits Essai' } });
    const list = await listCannedReplies(await asColleague('requests:read'), {});
    expect(list).toMatchObject({ replies: [reply], company: 'Toits Essai' });
  });

  it('refuses others with forbidden', async () => {
    await expect(listCannedReplies(await asColleague('sales:read', 'settings'), {})).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('listChats', () => {
  it('lists conversations with messages, latest first', async () => {
    const first = await aConversation({ name: 'Aline' });
    const second = await aConversation({ name: 'Basile', email: 'basile@essai.example' });
    await aChat({ name: 'Muet' });
    const admin = await asAdmin();
    const names = async (wanted = {}) => (await listChats(admin, wanted)).items.map(({ sender_name }) => sender_name);
    expect(await names()).toEqual(['Basile', 'Aline']);
    await sendChatMessage(first.visitor, { session_id: first.session_id, message: 'Et à Crest ?' });
    expect(await names()).toEqual(['Aline', 'Basile']);
    expect(await names({ search: 'CREST' })).toEqual(['Aline']);
    expect(await names({ search: 'basile@' })).toEqual(['Basile']);
    expect(await names({ search: '%' })).toEqual([]);
    await markChatRead(admin, { session_id: second.session_id });
    expect(await names({ unread_only: 'true' })).toEqual(['Aline']);
    expect((await listChats(admin, { page: 2, per_page: 1 })).meta).toMatchObject({ total: 2, last_page: 2 });
  });

  it('allows only administrators', async () => {
    await expect(listChats(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(listChats(asAccount(await anAccount()), {})).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('readChatStatus', () => {
  afterEach(() => freezeClock());

  const isOnline = async () => (await readChatStatus(asVisitor(), {})).is_online;

  it('returns whether an administrator was active in the last two minutes', async () => {
    expect(await isOnline()).toBe(false);
    await aSession(await anAccount());
    expect(await isOnline()).toBe(false);
    await aSession(await anAccount({ role: 'admin' }));
    expect(await isOnline()).toBe(true);
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
    await db()
      .updateTable('sessions')
      .set({ last_seen_at: ago(110) })
      .execute();
    expect(await isOnline()).toBe(true);
    await db()
      .updateTable('sessions')
      .set({ last_seen_at: ago(121) })
      .execute();
    expect(await isOnline()).toBe(false);
  });

  it('returns when the company answers again, in Paris time', async () => {
    const result = async (at: string) => {
      freezeClock(at);
      const { is_open, away } = await readChatStatus(asVisitor(), {});
      return { is_open, away: away.replaceAll('\u00a0', ' ') };
    };
    const away = 'Nous ne sommes pas devant l’écran pour l’instant.';
    await changeSettings(systemContext('test'), { group: 'hours', values: USUAL_WEEK });
    expect(await result('2026-11-23T06:59:00.000Z')).toEqual({
      is_open: false,
      away: `${away} Nous répondons aujourd’hui à 8 h.`,
    });
    const closures = [{ from: '2026-11-01', to: '2030-01-01' }];
    await changeSettings(systemContext('test'), { group: 'hours', values: { closures } });
    expect(await result('2026-11-23T07:00:00.000Z')).toEqual({ is_open: false, away });
  });
});

describe('readChat', () => {
  it('returns a conversation to administrators and refuses its visitor', async () => {
    const { session_id, visitor } = await aConversation();
    expect(await readChat(await asAdmin(), { session_id })).toMatchObject({
      session_id,
      sender_name: 'Élodie Vernet',
      is_visitor_there: true,
      page: '/services/zinguerie',
    });
    await expect(readChat(visitor, { session_id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('readOwnChat', () => {
  it('returns the number of unread answers to the visitor', async () => {
    const { session_id, visitor } = await aConversation({ email: 'elodie@essai.example' });
    await sendChatMessage(await asAdmin(), { session_id, message: 'Oui.' });
    expect(await readOwnChat(visitor, { session_id })).toEqual({
      sender_name: 'Élodie Vernet',
      sender_email: 'elodie@essai.example',
      unread_count: 1,
    });
  });
});

describe('watchChat', () => {
  it('follows one conversation only, and presence', async () => {
    const one = await aConversation();
    const other = await aChat();
    const followed = async ({ session_id, visitor }: typeof other) =>
      (await watchChat(visitor, { session_id })).followed;
    expect(await followed(one)).toEqual([
      { topic: 'chat', key: expect.stringMatching(/^\d+$/) },
      { topic: 'presence' },
    ]);
    expect(await followed(one)).not.toEqual(await followed(other));
  });

  it('counts the visitor as present, but not an administrator who watches', async () => {
    const { session_id, visitor } = await aChat();
    const { context } = await aSession(await anAccount({ role: 'admin' }));
    expect((await watchChat(visitor, { session_id })).visitor).toBeGreaterThan(0);
    expect(await watchChat(context, { session_id })).not.toHaveProperty('visitor');
  });
});

describe('listChatMessages', () => {
  it('returns the newest page, and the pages before and after, oldest first', async () => {
    const { session_id } = await aChat();
    const admin = await asAdmin();
    const ids: number[] = [];
    for (let count = 1; count <= 5; count += 1) {
      ids.push((await sendChatMessage(admin, { session_id, message: `${count}` })).id);
    }
    const read = async (window: object) =>
      (await listChatMessages(admin, { session_id, ...window })).items.map(({ message }) => message);
    expect(await read({ limit: 2 })).toEqual(['4', '5']);
    expect(await read({ limit: 2, before: ids[3] })).toEqual(['2', '3']);
    expect(await read({ limit: 2, after: ids[0] })).toEqual(['2', '3']);
    expect(await read({ after: ids[4] })).toEqual([]);
    expect(await read({ after: ids[0], before: ids[3] })).toEqual(['2', '3']);
    expect((await listChatMessages(admin, { session_id, limit: 2 })).meta).toMatchObject({ total: 5, per_page: 2 });
  });

  it('returns no messages of another conversation', async () => {
    await aConversation();
    const { session_id, visitor } = await aChat();
    expect((await listChatMessages(visitor, { session_id })).items).toEqual([]);
  });
});
