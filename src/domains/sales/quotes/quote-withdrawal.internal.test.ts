import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordAcceptance } from './commands/record-acceptance.server.ts';
import { recordQuoteReceipt, withdrawQuote } from './quote.internal.server.ts';
import { AMENDMENT_LINES, aContract, aSentAmendment } from './quote-amendment.fixture.server.ts';
import {
  findBegunWorks,
  findLastWithdrawal,
  findWithdrawalDay,
  listWithdrawnPaid,
} from './quote-withdrawal.internal.server.ts';

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

describe('findBegunWorks', () => {
  it('returns the contract with the amendments that ended with it, only after an express request', async () => {
    const { id } = await aContract({}, { early_start: true });
    const { id: amendment } = await aSentAmendment(id, [AMENDMENT_LINES[0] as object]);
    const answer = { name: 'Paule Rivoire', accepted_on: '2026-11-22', means: 'oral' } as const;
    await recordAcceptance(await asAdmin(), { id: amendment, ...answer });
    expect(await findBegunWorks({ quoteId: id })).toBeNull();
    await withdrawQuote({ id });
    expect((await findBegunWorks({ quoteId: id }))?.totals.gross_cents).toBe(1_812_844 + 94_000);
    const { id: other } = await aContract({ email: 'autre@essai.example' });
    await withdrawQuote({ id: other });
    expect(await findBegunWorks({ quoteId: other })).toBeNull();
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
