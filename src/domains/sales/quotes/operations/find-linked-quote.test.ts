import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { updateQuoteRecord } from '../quote-record.store.server.ts';
import { findLinkedQuote } from './find-linked-quote.server.ts';

useDatabase();

describe('findLinkedQuote', () => {
  it('returns the quote that can be paid through this link', async () => {
    const { id, token } = await aSentQuote();
    expect(await findLinkedQuote({ token })).toEqual({ id });
    expect(await findLinkedQuote({ token: 'x' })).toBeNull();
    await updateQuoteRecord(id, { description: 'Autre chose' });
    expect(await findLinkedQuote({ token })).toBeNull();
  });
});
