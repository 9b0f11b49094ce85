import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTalk } from '../chat.fixture.server.ts';
import { readChat } from './read-chat.server.ts';

useDatabase();

describe('readChat', () => {
  it('returns a conversation to administrators and refuses its visitor', async () => {
    const { session_id, visitor } = await aTalk();
    expect(await readChat(await asAdmin(), { session_id })).toMatchObject({
      session_id,
      sender_name: 'Élodie Vernet',
      is_visitor_there: true,
      page: '/services/zinguerie',
    });
    await expect(readChat(visitor, { session_id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
