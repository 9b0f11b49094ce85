import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote } from '../quote.fixture.server.ts';
import { findQuote } from './find-quote.server.ts';
import { recordQuoteReceipt } from './record-quote-receipt.server.ts';

useDatabase();

describe('recordQuoteReceipt', () => {
  it('adds payments and subtracts refunds', async () => {
    const { id } = await aQuote();
    for (const amount_cents of [50_000, 20_000, -20_000]) await recordQuoteReceipt({ id, amount_cents });
    expect(await findQuote({ id })).toMatchObject({ paid_cents: 50_000 });
  });
});
