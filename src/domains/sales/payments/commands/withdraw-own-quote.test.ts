import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { withdrawOwnQuote } from './withdraw-own-quote.server.ts';

useDatabase();

describe('withdrawOwnQuote', () => {
  it('withdraws from the account’s contract and refuses another account', async () => {
    const account = await anAccount();
    const { id } = await aSentQuote({ user_id: account.id });
    await decideOwnQuote(asAccount(account), { id, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    const anotherUser = asAccount(await anAccount());
    await expect(withdrawOwnQuote(anotherUser, { id, confirm: true })).rejects.toMatchObject({ status: 404 });
    expect(await withdrawOwnQuote(asAccount(account), { id, confirm: true })).toMatchObject({ state: 'withdrawn' });
  });
});
