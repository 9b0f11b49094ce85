import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOwnMessage } from '../own-message.fixture.server.ts';
import { readOwnMessage } from './read-own-message.server.ts';

useDatabase();

describe('readOwnMessage', () => {
  it('returns the caller’s message, and not-found for another account’s as for a missing one', async () => {
    const [anne, basile] = [await anAccount(), await anAccount()];
    const { id, message } = await anOwnMessage(anne);
    expect(await readOwnMessage(asAccount(anne), { id })).toMatchObject({ id, message });
    const refusal = async (wanted: number) => readOwnMessage(asAccount(basile), { id: wanted }).catch((error) => error);
    const [foreign, unknown] = [await refusal(id), await refusal(9_999)];
    expect([foreign.status, foreign.message]).toEqual([404, unknown.message]);
    await expect(readOwnMessage(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
