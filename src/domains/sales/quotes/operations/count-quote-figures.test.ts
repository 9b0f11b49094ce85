import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { countQuoteFigures } from './count-quote-figures.server.ts';
import { openQuote } from './open-quote.server.ts';

useDatabase();
describe('countQuoteFigures', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';
  const CLIENT = { userId: null, name: 'Odile', email: 'a@essai.example', phone: '', description: '' };

  async function aQuote(day: string, status = 'pending', changedOn = day): Promise<void> {
    freezeClock(`${day}T08:00:00.000Z`);
    const { id } = await openQuote({ ...CLIENT, serviceType: 'Zinguerie' });
    freezeClock(`${changedOn}T08:00:00.000Z`);
    const approved_at = status === 'accepted' ? nowIso() : null;
    await db().updateTable('quotes').set({ status, approved_at, updated_at: nowIso() }).where('id', '=', id).execute();
  }

  it('counts by stage, now and at a given instant', async () => {
    await aQuote('2026-10-02', 'accepted', '2026-10-20');
    await aQuote('2026-10-03', 'accepted', '2026-11-02');
    await aQuote('2026-10-04', 'rejected', '2026-10-30');
    await aQuote('2026-10-05', 'rejected', '2026-11-03');
    await aQuote('2026-10-06', 'quoted');
    await aQuote('2026-11-04');
    await aQuote('2026-11-05', 'contacted');
    expect(await countQuoteFigures(await asAdmin(), { since: SINCE })).toEqual({
      total: 7,
      by_stage: { pending: 1, contacted: 1, quoted: 1, accepted: 2, rejected: 2 },
      pending: 3,
      approved: 2,
      total_before: 5,
      // The quoted one, and the two that were decided later.
      pending_before: 3,
      approved_before: 1,
      oldest_pending_at: '2026-10-06T08:00:00.000Z',
    });
  });

  it('returns empty figures without quotes', async () => {
    const figures = await countQuoteFigures(await asAdmin(), { since: SINCE });
    expect(figures).toMatchObject({ total: 0, pending: 0, total_before: 0, oldest_pending_at: null });
  });

  it('allows only administrators', async () => {
    await expect(countQuoteFigures(asVisitor(), { since: SINCE })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
