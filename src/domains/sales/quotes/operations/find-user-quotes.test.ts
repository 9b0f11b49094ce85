import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { findUserQuotes } from './find-user-quotes.server.ts';
import { openQuote } from './open-quote.server.ts';

useDatabase();

describe('findUserQuotes', () => {
  it('returns only the quotes of the given account', async () => {
    const [{ id: mine }, { id: other }] = [await anAccount(), await anAccount()];
    const request = { name: 'Ada', email: 'ada@essai.example', phone: '', serviceType: 'Zinguerie', description: 'x' };
    await openQuote({ ...request, userId: mine });
    await openQuote({ ...request, userId: other });
    await openQuote({ ...request, userId: null });
    const quotes = await readRows(findUserQuotes({ userId: mine }));
    expect(quotes).toMatchObject([{ service_type: 'Zinguerie', status: 'pending', email: 'ada@essai.example' }]);
  });
});
