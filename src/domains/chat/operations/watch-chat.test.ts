import { describe, expect, it } from 'vitest';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChat, aTalk } from '../chat.fixture.server.ts';
import { watchChat } from './watch-chat.server.ts';

useDatabase();

describe('watchChat', () => {
  it('follows one conversation only, and presence', async () => {
    const one = await aTalk();
    const other = await aChat();
    const followed = async ({ session_id, visitor }: typeof other) =>
      (await watchChat(visitor, { session_id })).followed;
    expect(await followed(one)).toEqual([
      { topic: 'chat', key: expect.stringMatching(/^\d+$/) },
      { topic: 'presence' },
    ]);
    expect(await followed(one)).not.toEqual(await followed(other));
  });

  it('counts the visitor as present, but not an administrator who watches', async () => {
    const { session_id, visitor } = await aChat();
    const { context } = await aSession(await anAccount({ role: 'admin' }));
    expect((await watchChat(visitor, { session_id })).visitor).toBeGreaterThan(0);
    expect(await watchChat(context, { session_id })).not.toHaveProperty('visitor');
  });
});
