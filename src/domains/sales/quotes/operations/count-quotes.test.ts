import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote } from '../quote.fixture.server.ts';
import { countQuotes } from './count-quotes.server.ts';

useDatabase();

describe('countQuotes', () => {
  it('counts by the three statuses and sums the amounts', async () => {
    await aQuote({ amount_cents: 100_050 });
    await aQuote({ status: 'quoted', amount_cents: 50_000 });
    await aQuote({ status: 'accepted', amount_cents: 200_025 });
    await aQuote({ status: 'rejected' });
    expect(await countQuotes(await asAdmin(), {})).toEqual({
      total: 4,
      approved: 1,
      pending: 2,
      rejected: 1,
      total_value: 3500.75,
      approved_value: 2000.25,
    });
  });

  it('allows only administrators', async () => {
    await expect(countQuotes(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
