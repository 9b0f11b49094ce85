import { describe, expect, it } from 'vitest';
import { DEMO_CHATS } from '#demo/office/chats.server.ts';
import { listChatMessages, listChats } from '#src/domains/chat/chat.queries.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillChats } from './fill-chats.server.ts';

useDatabase();

const system = systemContext('test');

describe('fillChats', () => {
  it('lists recent conversations, the waiting one first, also when run twice', async () => {
    for (let round = 0; round < 2; round += 1) await fillChats();
    const { items } = await listChats(system, {});
    expect(items.map(({ sender_name, unread_count }) => [sender_name, unread_count])).toEqual([
      ['Marion Delauzun', 2],
      ['Nadège Combe', 0],
      ['Bernard Astier', 0],
    ]);
    for (const { session_id, message_count } of items) {
      const { items: message } = await listChatMessages(system, { session_id });
      const instants = message.map(({ created_at }) => created_at);
      expect([message.length, instants]).toEqual([message_count, instants.toSorted()]);
      expect(instants.every((at) => at < new Date().toISOString())).toBe(true);
    }
    expect(DEMO_CHATS.every(({ email }) => email === '' || email.endsWith('.example'))).toBe(true);
  });

  it('sends no notification and no email', async () => {
    await fillChats();
    expect(await db().selectFrom('notifications').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('jobs').select('id').execute()).toEqual([]);
  });
});
