import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { findOwnQuote } from './find-own-quote.server.ts';

useDatabase();

describe('findOwnQuote', () => {
  it('returns the offer only to its owner', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    const { id } = await aSentQuote({ user_id: account.id });
    expect(await findOwnQuote({ id, userId: account.id })).toMatchObject({ id, state: 'open' });
    await expect(findOwnQuote({ id, userId: other.id })).rejects.toMatchObject({ status: 404 });
  });
});
