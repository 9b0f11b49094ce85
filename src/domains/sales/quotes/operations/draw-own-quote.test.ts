import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote } from '../quote.fixture.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { drawOwnQuote } from './draw-own-quote.server.ts';

useDatabase();

describe('drawOwnQuote', () => {
  it('renders only a devis sent to this account', async () => {
    const account = await anAccount();
    const me = asAccount(account);
    const { id } = await aSentQuote({ user_id: account.id });
    expect(Buffer.from((await drawOwnQuote(me, { id })).bytes).toString('latin1', 0, 5)).toBe('%PDF-');
    const unsent = await aQuote({ user_id: account.id });
    const foreign = await aSentQuote();
    for (const other of [unsent.id, foreign.id, 404]) {
      await expect(drawOwnQuote(me, { id: other })).rejects.toMatchObject({ status: 404 });
    }
  });
});
