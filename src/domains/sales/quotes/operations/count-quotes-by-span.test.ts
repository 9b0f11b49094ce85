import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { countQuotesBySpan } from './count-quotes-by-span.server.ts';
import { openQuote } from './open-quote.server.ts';

useDatabase();
describe('countQuotesBySpan', () => {
  afterEach(() => freezeClock());

  const MARKS = ['2026-11-01T23:00:00.000Z', '2026-11-02T23:00:00.000Z', '2026-11-03T23:00:00.000Z'];
  const REQUEST = {
    userId: null,
    name: 'Odile',
    email: 'a@essai.example',
    phone: '',
    serviceType: '',
    description: '',
  };

  it('counts a quote in the span of its receipt, and again in that of its acceptance', async () => {
    for (const instant of [
      '2026-11-01T22:59:59.999Z',
      '2026-11-01T23:00:00.000Z',
      '2026-11-02T22:59:59.999Z',
      '2026-11-02T23:00:00.000Z',
      '2026-11-03T23:00:00.000Z',
    ]) {
      freezeClock(instant);
      await openQuote(REQUEST);
    }
    freezeClock('2026-11-03T10:00:00.000Z');
    const [first] = await db().selectFrom('quotes').select('id').orderBy('id').execute();
    await db()
      .updateTable('quotes')
      .set({ approved_at: nowIso() })
      .where('id', '=', first?.id ?? 0)
      .execute();
    expect(await countQuotesBySpan(await asAdmin(), { marks: MARKS })).toEqual([
      { quotes: 2, accepted: 0 },
      { quotes: 1, accepted: 1 },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(countQuotesBySpan(asVisitor(), { marks: MARKS })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
