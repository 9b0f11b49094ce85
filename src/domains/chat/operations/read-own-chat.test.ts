import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTalk } from '../chat.fixture.server.ts';
import { readOwnChat } from './read-own-chat.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();

describe('readOwnChat', () => {
  it('returns the number of unread answers to the visitor', async () => {
    const { session_id, visitor } = await aTalk({ email: 'elodie@essai.example' });
    await sendChatMessage(await asAdmin(), { session_id, message: 'Oui.' });
    expect(await readOwnChat(visitor, { session_id })).toEqual({
      sender_name: 'Élodie Vernet',
      sender_email: 'elodie@essai.example',
      unread_count: 1,
    });
  });
});
