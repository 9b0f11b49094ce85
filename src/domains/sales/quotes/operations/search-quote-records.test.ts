import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { openQuote } from './open-quote.server.ts';
import { searchQuoteRecords } from './search-quote-records.server.ts';

useDatabase();

describe('searchQuoteRecords', () => {
  it('finds a quote by client, service and description, ignoring accents', async () => {
    const { id } = await openQuote({
      userId: null,
      name: 'Élodie Vernet',
      email: 'a@essai.example',
      phone: '',
      serviceType: 'Zinguerie',
      description: 'La gouttière déborde.',
    });
    const admin = await asAdmin();
    for (const search of ['ELODIE', 'zinguerie', 'gouttiere']) {
      expect(await searchQuoteRecords(admin, { search, limit: 5 })).toEqual([
        { id, title: 'Élodie Vernet', subtitle: 'Zinguerie' },
      ]);
    }
  });

  it('allows only administrators', async () => {
    const refused = searchQuoteRecords(asVisitor(), { search: 'abc', limit: 5 });
    await expect(refused).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
