import { describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { holdQuote } from './hold-quote.server.ts';
import { recordQuoteReceipt } from './record-quote-receipt.server.ts';

useDatabase();

describe('holdQuote', () => {
  it('serialises decisions about the amount due', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const payOnce = () =>
      transaction(async () => {
        const quote = await holdQuote({ id });
        if (quote?.paid_cents !== 0) return false;
        await recordQuoteReceipt({ id, amount_cents: 100 });
        return true;
      });
    const paid = await Promise.all(Array.from({ length: 8 }, payOnce));
    expect(paid.filter(Boolean)).toHaveLength(1);
  });

  it('returns null for a missing quote', async () => {
    expect(await holdQuote({ id: 404 })).toBeNull();
  });
});
