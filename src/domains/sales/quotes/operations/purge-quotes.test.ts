import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { openQuote } from './open-quote.server.ts';
import { purgeQuotes } from './purge-quotes.server.ts';

useDatabase();
describe('purgeQuotes', () => {
  afterEach(() => freezeClock());

  const aQuote = async (status: string): Promise<number> => {
    const words = { name: status, email: 'a@essai.example', phone: '', serviceType: 'Zinguerie', description: '' };
    const { id } = await openQuote({ ...words, userId: null });
    await db().updateTable('quotes').set({ status }).where('id', '=', id).execute();
    return id;
  };

  const leftAt = async (instant: string): Promise<string[]> => {
    freezeClock(instant);
    await purgeQuotes();
    const rows = await db().selectFrom('quotes').select('status').orderBy('id').execute();
    return rows.map(({ status }) => status);
  };

  it('deletes unaccepted quotes three years after their last change', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    for (const status of ['pending', 'rejected', 'accepted']) await aQuote(status);
    expect(await leftAt('2029-11-19T07:59:59.000Z')).toEqual(['pending', 'rejected', 'accepted']);
    expect(await leftAt('2029-11-19T08:00:00.000Z')).toEqual(['accepted']);
    expect(await leftAt('2036-11-20T08:00:00.000Z')).toEqual(['accepted']);
  });
});
