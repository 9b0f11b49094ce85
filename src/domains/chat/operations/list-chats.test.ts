import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChat, aTalk } from '../chat.fixture.server.ts';
import { listChats } from './list-chats.server.ts';
import { markChatRead } from './mark-chat-read.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();

describe('listChats', () => {
  it('lists conversations with messages, latest first', async () => {
    const first = await aTalk({ name: 'Aline' });
    const second = await aTalk({ name: 'Basile', email: 'basile@essai.example' });
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
