import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db, untilTextsLeave } from '#src/platform/database/database.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aConversation, aLongConversation } from '../chat.fixture.server.ts';
import { listChatMessages, listChats } from '../chat.queries.server.ts';
import { restoreChat } from '../chat-bin.internal.server.ts';
import { deleteChat } from './delete-chat.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();

describe('deleteChat', () => {
  it('deletes a conversation once, with an audit entry without its secret id', async () => {
    const { session_id, visitor } = await aConversation();
    const other = await aConversation({ name: 'Basile' });
    const admin = await asAdmin();
    await expect(deleteChat(visitor, { session_id })).rejects.toMatchObject({ code: 'unauthenticated' });
    await deleteChat(admin, { session_id });
    await expect(listChatMessages(visitor, { session_id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(deleteChat(admin, { session_id })).rejects.toMatchObject({ code: 'not-found' });
    expect((await listChatMessages(other.visitor, { session_id: other.session_id })).items).toHaveLength(1);
    const lines = await db().selectFrom('audit_log').selectAll().where('action', '=', 'chat.delete').execute();
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(session_id);
    expect(lines[0]?.before).toBe('{"name":"Élodie Vernet"}');
  });

  describe('of a long conversation', () => {
    const read = (table: 'chat_messages' | 'chat_sessions' | 'bin_records') =>
      db().selectFrom(table).select('id').execute();
    /** Counts messages and records of the bin, in one statement. */
    const countBoth = async (): Promise<number[]> => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from chat_messages
        union all select count(*) from bin_records`.execute(db());
      return rows.map(({ count }) => Number(count));
    };
    const search = async (text: string) => (await listChats(await asAdmin(), { search: text })).items.length;

    it('deletes all or nothing of it, also for a search at the same moment', async () => {
      const { session_id } = await aLongConversation(220);
      const admin = await asAdmin();
      expect(await search('averse')).toBe(1);
      const deleting = deleteChat(admin, { session_id });
      let counts: number[] = [];
      do {
        await nextTurn();
        counts = await countBoth();
        expect([
          [220, 0],
          [0, 1],
        ]).toContainEqual(counts);
      } while (counts[1] === 0);
      await deleting;
      expect([await search('averse'), await search('message 219')]).toEqual([0, 0]);
      await untilTextsLeave();
      expect([await search('averse'), await search('message 219')]).toEqual([0, 0]);
    });

    it('deletes it once for two people at the same time', async () => {
      const { session_id } = await aLongConversation(60);
      const [ada, zoe] = [await asAdmin(), await asAdmin()];
      const both = await Promise.allSettled([ada, zoe].map((who) => deleteChat(who, { session_id })));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'not-found' } });
      expect(await read('bin_records')).toHaveLength(1);
    });

    it('keeps what its visitor writes meanwhile in the bin, or refuses it', async () => {
      const { session_id, visitor } = await aLongConversation(60);
      const [deleted, sent] = await Promise.allSettled([
        deleteChat(await asAdmin(), { session_id }),
        sendChatMessage(visitor, { session_id, message: 'Encore une question' }),
      ]);
      expect(deleted?.status).toBe('fulfilled');
      expect(await read('chat_messages')).toEqual([]);
      const { content } = await db().selectFrom('bin_records').select('content').executeTakeFirstOrThrow();
      expect(content.includes('Encore une question')).toBe(sent?.status === 'fulfilled');
      if (sent?.status === 'rejected') expect(sent.reason).toMatchObject({ code: 'not-found' });
    });

    it('restores it while its texts leave the search', async () => {
      const { session_id, visitor } = await aLongConversation(60);
      const before = await getWholeTables('chat_messages', 'chat_sessions');
      const admin = await asAdmin();
      const { id } = await deleteChat(admin, { session_id });
      await restoreLast('chat', id, restoreChat);
      expect(await getWholeTables('chat_messages', 'chat_sessions')).toEqual(before);
      expect(await search('message 59')).toBe(1);
      await untilTextsLeave();
      expect([await search('message 59'), await search('averse')]).toEqual([1, 1]);
      await sendChatMessage(visitor, { session_id, message: 'Merci, à jeudi' });
      expect(await search('à jeudi')).toBe(1);
    });
  });
});
