import { expect, it } from 'vitest';
import { asAdmin } from '#src/domains/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTalk } from '../chat.fixture.server.ts';
import { listChats } from './list-chats.server.ts';
import { nameChatVisitor } from './name-chat-visitor.server.ts';

useDatabase();

it('keeps what was said before and is not given now', async () => {
  const { session_id, visitor } = await aTalk({ name: '' });
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
