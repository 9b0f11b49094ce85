import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anOrderRow } from '../order.fixture.server.ts';
import { findOrderOfQuote } from './find-order-of-quote.server.ts';

useDatabase();

describe('findOrderOfQuote', () => {
  it('returns the order of a converted quote', async () => {
    const { id } = await anOrderRow({ quote_id: 7 });
    expect((await findOrderOfQuote({ quoteId: 7 }))?.id).toBe(id);
    expect(await findOrderOfQuote({ quoteId: 8 })).toBeNull();
  });
});
