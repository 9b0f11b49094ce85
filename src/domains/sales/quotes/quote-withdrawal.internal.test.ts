import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordAcceptance } from './commands/record-acceptance.server.ts';
import { recordQuoteReceipt, withdrawQuote } from './quote.internal.server.ts';
import { aContract, aSentAmendment } from './quote-amendment.fixture.server.ts';
import { findLastWithdrawal, findWithdrawalDay, listWithdrawnPaid } from './quote-withdrawal.internal.server.ts';

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

describe('findLastWithdrawal', () => {
  it('returns the day of a withdrawn amendment too', async () => {
    const { id } = await aContract();
    const { id: amendment } = await aSentAmendment(id);
    await recordAcceptance(await asAdmin(), {
      ...{ id: amendment, name: 'Paule Rivoire', accepted_on: '2026-11-22', means: 'oral' },
    });
    expect(await findLastWithdrawal({ quoteId: id })).toBeNull();
    await recordQuoteReceipt({ id, amount_cents: 500 });
    await withdrawQuote({ id: amendment });
    expect([await findWithdrawalDay({ quoteId: id }), await findLastWithdrawal({ quoteId: id })]).toEqual([
      null,
      '2026-11-22',
    ]);
    expect(await listWithdrawnPaid()).toEqual([id]);
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
