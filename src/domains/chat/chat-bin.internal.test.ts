import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChatLink, aConversation } from './chat.fixture.server.ts';
import { listChatMessages } from './chat.queries.server.ts';
import { restoreChat } from './chat-bin.internal.server.ts';
import { deleteChat } from './commands/delete-chat.server.ts';

useDatabase();

const TABLES = ['chat_sessions', 'chat_messages', 'chat_binds', 'chat_links'] as const;

describe('bin of the conversations', () => {
  it('puts a conversation back with its messages and the way back of its visitor', async () => {
    const { session_id, visitor } = await aConversation();
    await aChatLink(session_id);
    const before = await getWholeTables(...TABLES);
    const { id } = await deleteChat(await asAdmin(), { session_id });
    expect(await getWholeTables(...TABLES)).toEqual([]);
    await restoreLast('chat', id, restoreChat);
    expect(await getWholeTables(...TABLES)).toEqual(before);
    expect((await listChatMessages(visitor, { session_id })).items).toHaveLength(1);
  });
});
