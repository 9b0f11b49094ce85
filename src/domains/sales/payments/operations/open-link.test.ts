import { describe, expect, it } from 'vitest';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { openLink } from './open-link.server.ts';

useDatabase();

describe('openLink', () => {
  it('opens only the quote of an emailed link', async () => {
    const { id, token } = await aSentQuote();
    expect(await openLink({ token })).toEqual({ quoteId: id, invoiceId: null });
    for (const unknown of ['x', null]) {
      expect(await openLink({ token: unknown })).toEqual({ quoteId: null, invoiceId: null });
    }
  });
});
