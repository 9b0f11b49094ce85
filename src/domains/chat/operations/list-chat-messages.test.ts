import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChat, aTalk } from '../chat.fixture.server.ts';
import { listChatMessages } from './list-chat-messages.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();

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
    await aTalk();
    const { session_id, visitor } = await aChat();
    expect((await listChatMessages(visitor, { session_id })).items).toEqual([]);
  });
});
