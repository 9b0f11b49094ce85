import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aConversation } from '../chat.fixture.server.ts';
import { listChats } from '../chat.queries.server.ts';
import { NAMING_LIMIT } from '../chat.rules.ts';
import { nameChatVisitor } from './name-chat-visitor.server.ts';

useDatabase();

describe('nameChatVisitor', () => {
  it('keeps known values that are not sent again', async () => {
    const { session_id, visitor } = await aConversation({ name: '' });
    await nameChatVisitor(visitor, { session_id, sender_email: 'Elodie@Essai.example' });
    expect(await nameChatVisitor(visitor, { session_id, sender_name: 'Élodie' })).toEqual({
      sender_name: 'Élodie',
      sender_email: 'elodie@essai.example',
      unread_count: 0,
    });
    expect((await listChats(await asAdmin(), { search: 'elodie' })).items).toHaveLength(1);
    const wrong = nameChatVisitor(visitor, { session_id, sender_email: 'pas une adresse' });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid' });
  });

  it('limits how often a visitor is renamed, because each change notifies the staff', async () => {
    const { session_id, visitor } = await aConversation({ name: '' });
    const name = (sender_name: string) => nameChatVisitor(visitor, { session_id, sender_name });
    for (let message = 0; message < NAMING_LIMIT.hits; message++) await name(`Élodie ${message}`);
    await expect(name('Élodie')).rejects.toMatchObject({ code: 'limit' });
    const last = { sender_name: `Élodie ${NAMING_LIMIT.hits - 1}` };
    expect((await listChats(await asAdmin(), {})).items).toMatchObject([last]);
  });
});
