import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listRecentQuotes } from './list-recent-quotes.server.ts';
import { openQuote } from './open-quote.server.ts';

useDatabase();

const REQUEST = { userId: null, email: 'a@essai.example', phone: '', serviceType: 'Zinguerie', description: '' };

describe('listRecentQuotes', () => {
  it('returns the newest quotes, up to the limit', async () => {
    for (const name of ['Un', 'Deux', 'Trois']) await openQuote({ ...REQUEST, name });
    expect(await listRecentQuotes(await asAdmin(), { limit: 2 })).toMatchObject([
      { name: 'Trois', service_type: 'Zinguerie', status: 'pending', amount_cents: null },
      { name: 'Deux' },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(listRecentQuotes(asVisitor(), { limit: 2 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
