import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOrder, anOrderRow } from '../order.fixture.server.ts';
import { countOrders } from './count-orders.server.ts';

useDatabase();

const NONE = {
  total: 0,
  en_attente: 0,
  planifié: 0,
  en_cours: 0,
  terminé: 0,
  annulé: 0,
  urgent: 0,
  normal: 0,
  faible: 0,
  revenue: 0,
};

describe('countOrders', () => {
  it('returns zeros when there are no orders', async () => {
    expect(await countOrders(await asAdmin(), {})).toEqual(NONE);
  });

  it('sums every budget to the cent, in any status', async () => {
    await anOrder({ budget: 0.1 });
    await anOrder({ budget: 0.2, status: 'planifié', priority: 'urgent' });
    await anOrderRow({ budget_cents: 99_999_999_999, status: 'annulé', priority: 'faible' });
    expect(await countOrders(await asAdmin(), {})).toEqual({
      ...NONE,
      total: 3,
      en_attente: 1,
      planifié: 1,
      annulé: 1,
      urgent: 1,
      normal: 1,
      faible: 1,
      revenue: 1_000_000_000.29,
    });
  });
});
