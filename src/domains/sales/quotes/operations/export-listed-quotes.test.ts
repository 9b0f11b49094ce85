import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aQuote } from '../quote.fixture.server.ts';
import { exportListedQuotes } from './export-listed-quotes.server.ts';

useDatabase();

describe('exportListedQuotes', () => {
  it('returns all quotes that match the filters, without pages', async () => {
    await aQuote({ status: 'accepted' });
    const { id } = await aQuote();
    expect(await readRows(exportListedQuotes(await asAdmin(), { status: 'pending' }))).toMatchObject([
      { id, montant: null },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(exportListedQuotes(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
