import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { listQuotes, readQuote } from '../quote.queries.server.ts';
import { duplicateQuote } from './duplicate-quote.server.ts';

useDatabase();
describe('duplicateQuote', () => {
  afterEach(() => freezeClock());

  it('copies client, works and prices, and starts a new timeline', async () => {
    freezeClock('2026-10-02T08:00:00Z');
    const admin = await asAdmin();
    const sent = { status: 'accepted', open_status: 'quoted', sent_at: '2026-09-01T08:00:00.000Z' } as const;
    const { id } = await aQuote({ ...sent, lines: ROOF_LINES, paid_cents: 100, valid_until: '2026-09-30' });
    const model = await readQuote(admin, { id });
    const copy = await duplicateQuote(admin, { id });
    expect(copy).toMatchObject({
      status: 'pending',
      stage: 'pending',
      sentAt: null,
      approvedAt: null,
      paid: 0,
      validUntil: '2026-11-01',
    });
    const { clientName, lines, montant, totals } = model;
    expect(copy).toMatchObject({ clientName, lines, montant, totals });
    expect((await listQuotes(admin, { search: 'rivoire' })).meta.total).toBe(2);
    expect(await readQuote(admin, { id })).toEqual(model);
  });

  it('allows only administrators and existing quotes', async () => {
    await expect(duplicateQuote(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(duplicateQuote(await asAdmin(), { id: 404 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
