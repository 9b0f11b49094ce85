import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordQuoteReceipt, withdrawQuote } from './quote.internal.server.ts';
import { aContract } from './quote-amendment.fixture.server.ts';
import { findWithdrawalDay, listWithdrawnPaid } from './quote-withdrawal.internal.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-22T10:00:00Z'));
afterEach(() => freezeClock());

describe('findWithdrawalDay', () => {
  it('returns the civil day in Paris, and nothing for a contract that stands', async () => {
    const { id } = await aContract();
    expect(await findWithdrawalDay({ quoteId: id })).toBeNull();
    freezeClock('2026-11-30T23:30:00Z');
    await withdrawQuote({ id });
    expect(await findWithdrawalDay({ quoteId: id })).toBe('2026-12-01');
    expect(await findWithdrawalDay({ quoteId: 99 })).toBeNull();
  });
});

describe('listWithdrawnPaid', () => {
  it('returns withdrawn contracts while money is to be given back', async () => {
    const { id } = await aContract({ email: 'une@essai.example' });
    const { id: other } = await aContract({ email: 'autre@essai.example' });
    for (const quote of [id, other]) await recordQuoteReceipt({ id: quote, amount_cents: 500 });
    await withdrawQuote({ id });
    expect(await listWithdrawnPaid()).toEqual([id]);
    await recordQuoteReceipt({ id, amount_cents: -500 });
    expect(await listWithdrawnPaid()).toEqual([]);
  });
});
