import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChat, aChatLink, aTalk } from '../chat.fixture.server.ts';
import { purgeChats } from './purge-chats.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();
describe('purgeChats', () => {
  afterEach(() => freezeClock());

  const leftAt = async (instant: string): Promise<string[]> => {
    freezeClock(instant);
    await purgeChats(systemContext('test'));
    const rows = await db().selectFrom('chat_sessions').select('sender_name').orderBy('id').execute();
    return rows.map(({ sender_name }) => sender_name);
  };
  const links = () => db().selectFrom('chat_links').select('chat_id').execute();

  it('deletes a conversation a year after its last message, an empty one after a day', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aTalk({ name: 'Ancienne' });
    await aChat({ name: 'Muette' });
    const { session_id, visitor } = await aTalk({ name: 'Reprise' });
    freezeClock('2027-01-10T08:00:00.000Z');
    await sendChatMessage(visitor, { session_id, message: 'Encore moi' });
    expect(await leftAt('2026-11-21T07:59:59.000Z')).toEqual(['Ancienne', 'Muette', 'Reprise']);
    expect(await leftAt('2026-11-21T08:00:00.000Z')).toEqual(['Ancienne', 'Reprise']);
    expect(await leftAt('2027-11-20T07:59:59.000Z')).toEqual(['Ancienne', 'Reprise']);
    expect(await leftAt('2027-11-20T08:00:00.000Z')).toEqual(['Reprise']);
    expect(await leftAt('2028-01-10T08:00:00.000Z')).toEqual([]);
    expect(await db().selectFrom('chat_messages').select('id').execute()).toEqual([]);
  });

  it('deletes expired links', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aChatLink((await aTalk()).session_id);
    await leftAt('2026-12-20T07:59:59.000Z');
    expect(await links()).toHaveLength(1);
    await leftAt('2026-12-20T08:00:00.000Z');
    expect(await links()).toEqual([]);
  });
});
