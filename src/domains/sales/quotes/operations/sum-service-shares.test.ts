import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { SERVICES_APART } from '../quote-figures.contract.ts';
import { openQuote } from './open-quote.server.ts';
import { sumServiceShares } from './sum-service-shares.server.ts';

useDatabase();

const CLIENT = { userId: null, name: 'Odile', email: 'a@essai.example', phone: '', description: '' };

async function getQuotes(serviceType: string, count: number, amount_cents: number | null = null): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    const { id } = await openQuote({ ...CLIENT, serviceType });
    await db().updateTable('quotes').set({ amount_cents }).where('id', '=', id).execute();
  }
}

describe('sumServiceShares', () => {
  it('sums by service, most requested first', async () => {
    await getQuotes('Zinguerie', 1, 150_050);
    await getQuotes('Couverture', 2, 10_000_000_000);
    expect(await sumServiceShares(await asAdmin(), {})).toEqual([
      { service: 'Couverture', count: 2, amount_cents: 20_000_000_000 },
      { service: 'Zinguerie', count: 1, amount_cents: 150_050 },
    ]);
  });

  it('groups the rarest services together, last', async () => {
    for (let place = 0; place < SERVICES_APART; place += 1) await getQuotes(`Service ${place}`, 2);
    for (const rare of ['Rare', 'Très rare', 'Unique']) await getQuotes(rare, 1, 100);
    const shares = await sumServiceShares(await asAdmin(), {});
    expect(shares).toHaveLength(SERVICES_APART + 1);
    expect(shares.at(-1)).toEqual({ service: '', count: 3, amount_cents: 300 });
  });

  it('allows only administrators', async () => {
    await expect(sumServiceShares(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
