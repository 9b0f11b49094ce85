import { performance } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChat, aChatLink, aConversation } from './chat.fixture.server.ts';
import { purgeChats } from './chat.internal.server.ts';
import { markChatRead } from './commands/mark-chat-read.server.ts';
import { sendChatMessage } from './commands/send-chat-message.server.ts';

useDatabase();

describe('purgeChats', () => {
  afterEach(() => freezeClock());

  const leftAt = async (instant: string): Promise<string[]> => {
    freezeClock(instant);
    await purgeChats();
    const rows = await db().selectFrom('chat_sessions').select('sender_name').orderBy('id').execute();
    return rows.map(({ sender_name }) => sender_name);
  };
  const links = () => db().selectFrom('chat_links').select('chat_id').execute();

  it('deletes a conversation a year after its last message, an empty one after a day', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aConversation({ name: 'Ancienne' });
    await aChat({ name: 'Muette' });
    const { session_id, visitor } = await aConversation({ name: 'Reprise' });
    freezeClock('2027-01-10T08:00:00.000Z');
    await sendChatMessage(visitor, { session_id, message: 'Encore moi' });
    expect(await leftAt('2026-11-21T07:59:59.000Z')).toEqual(['Ancienne', 'Muette', 'Reprise']);
    expect(await leftAt('2026-11-21T08:00:00.000Z')).toEqual(['Ancienne', 'Reprise']);
    expect(await leftAt('2027-11-20T07:59:59.000Z')).toEqual(['Ancienne', 'Reprise']);
    expect(await leftAt('2027-11-20T08:00:00.000Z')).toEqual(['Reprise']);
    expect(await leftAt('2028-01-10T08:00:00.000Z')).toEqual([]);
    expect(await db().selectFrom('chat_messages').select('id').execute()).toEqual([]);
  });

  describe('of a long conversation', () => {
    const [SENT, EXPIRED] = ['2026-11-20T08:00:00.000Z', '2027-11-20T08:00:00.000Z'];

    let forget = () => {};
    beforeAll(() => {
      forget = openPictureFolder();
    });
    afterAll(() => forget());

    const readChat = () =>
      db()
        .selectFrom('chat_sessions')
        .select(['id', 'message_count', 'unread_count', 'visitor_unread', 'last_message'])
        .executeTakeFirst();
    const readMessages = () =>
      db().selectFrom('chat_messages').select(['message', 'sender_type', 'read_at']).orderBy('id').execute();
    const countPictures = async () => (await db().selectFrom('media').select('key').execute()).length;

    /** A question, a photo and 24 messages of the two sides, of which the company has read the first ones. */
    async function aLongConversation() {
      freezeClock(SENT);
      const conversation = await aConversation();
      const { session_id, visitor } = conversation;
      await sendChatMessage(visitor, { session_id, photo: new Uint8Array(await aPhoto()) });
      const admin = await asAdmin();
      await markChatRead(admin, { session_id });
      for (let count = 1; count <= 24; count += 1) {
        await sendChatMessage(count % 2 === 0 ? admin : visitor, { session_id, message: `Message ${count}` });
      }
      return conversation;
    }

    /** Ends the purge with an error after the first step that deletes messages. */
    async function purgeOneStep(): Promise<void> {
      freezeClock(EXPIRED);
      const measure = performance.eventLoopUtilization.bind(performance);
      let calls = 0;
      const spy = vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((...times) => {
        calls += 1;
        // One for the links; two for the first step; then the next step begins.
        if (calls > 3) throw new Error('planted fault');
        return measure(...times);
      });
      await expect(purgeChats()).rejects.toThrow('planted fault');
      spy.mockRestore();
    }

    const expectTrueCounters = async () => {
      const messages = await readMessages();
      const unread = (side: string) =>
        messages.filter(({ sender_type, read_at }) => sender_type === side && read_at === null).length;
      expect(await readChat()).toMatchObject({
        message_count: messages.length,
        unread_count: unread('user'),
        visitor_unread: unread('admin'),
        last_message: messages.at(-1)?.message,
      });
    };

    it('deletes the oldest messages first, with their photos, and leaves true counters', async () => {
      await aLongConversation();
      expect(await countPictures()).toBe(1);
      await purgeOneStep();
      expect((await readMessages()).map(({ message }) => message)).toEqual(
        Array.from({ length: 16 }, (_, place) => `Message ${place + 9}`),
      );
      expect(await countPictures()).toBe(0);
      await expectTrueCounters();
    });

    it('continues where an interrupted run has ended', async () => {
      await aLongConversation();
      await purgeOneStep();
      await purgeChats();
      expect([await readChat(), await readMessages()]).toEqual([undefined, []]);
    });

    it('keeps the rest when the visitor writes between two steps', async () => {
      const { session_id, visitor } = await aLongConversation();
      await purgeOneStep();
      await sendChatMessage(visitor, { session_id, message: 'Encore moi' });
      await purgeChats();
      const messages = await readMessages();
      expect([messages.length, messages.at(-1)?.message]).toEqual([17, 'Encore moi']);
      await expectTrueCounters();
    });
  });

  it('deletes expired links', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aChatLink((await aConversation()).session_id);
    await leftAt('2026-12-20T07:59:59.000Z');
    expect(await links()).toHaveLength(1);
    await leftAt('2026-12-20T08:00:00.000Z');
    expect(await links()).toEqual([]);
  });
});
