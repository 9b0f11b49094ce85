import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { readQuote } from './read-quote.server.ts';

useDatabase();

describe('readQuote', () => {
  it('returns the amount due after a payment', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted', urgency: 'high', paid_cents: 600_000 });
    expect(await readQuote(await asAdmin(), { id })).toMatchObject({
      id,
      status: 'approved',
      stage: 'accepted',
      priority: 'urgent',
      paid: 6000,
      depositDue: 0,
      due: 12_128.44,
    });
  });

  it('omits totals while there is no price', async () => {
    const { id } = await aQuote();
    expect(await readQuote(await asAdmin(), { id })).toMatchObject({ montant: null, totals: null, due: 0 });
  });

  it('allows only administrators and existing quotes', async () => {
    await expect(readQuote(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(readQuote(await asAdmin(), { id: 404 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
