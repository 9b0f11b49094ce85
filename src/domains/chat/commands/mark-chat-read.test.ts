import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aConversation } from '../chat.fixture.server.ts';
import { listChatMessages, listChats, readOwnChat } from '../chat.queries.server.ts';
import { markChatRead } from './mark-chat-read.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();

describe('markChatRead', () => {
  it('marks the other side’s messages as read, once', async () => {
    const { session_id, visitor } = await aConversation();
    const admin = await asAdmin();
    await sendChatMessage(admin, { session_id, message: 'Oui, dès demain.' });
    const isRead = async () =>
      (await listChatMessages(admin, { session_id })).items.map(({ read_at }) => read_at !== null);
    expect(await isRead()).toEqual([false, false]);
    expect(await markChatRead(visitor, { session_id })).toEqual({ read: 1 });
    expect(await isRead()).toEqual([false, true]);
    expect((await listChats(admin, {})).items).toMatchObject([{ unread_count: 1 }]);
    expect((await readOwnChat(visitor, { session_id })).unread_count).toBe(0);
    expect(await markChatRead(admin, { session_id })).toEqual({ read: 1 });
    expect(await isRead()).toEqual([true, true]);
    expect((await listChats(admin, {})).items).toMatchObject([{ unread_count: 0 }]);
    expect(await markChatRead(admin, { session_id })).toEqual({ read: 0 });
  });
});
