import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { exportQuotes } from './export-quotes.server.ts';
import { openQuote } from './open-quote.server.ts';

useDatabase();

const REQUEST = { userId: null, email: 'a@essai.example', phone: '', serviceType: 'Zinguerie', description: '' };

describe('exportQuotes', () => {
  it('returns every quote, oldest first', async () => {
    for (const name of ['Un', 'Deux']) await openQuote({ ...REQUEST, name });
    expect(await readRows(exportQuotes(await asAdmin(), {}))).toMatchObject([
      { name: 'Un', urgency: 'normal', approved_at: null },
      { name: 'Deux' },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(exportQuotes(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
