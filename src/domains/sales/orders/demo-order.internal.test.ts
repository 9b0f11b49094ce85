import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eraseOrders, findRelatedOrders } from './demo-order.internal.server.ts';
import { anOrderRow } from './order.fixture.server.ts';

useDatabase();

describe('findRelatedOrders', () => {
  it('returns orders by their quote and by the address of their customer', async () => {
    const byQuote = await anOrderRow({ quote_id: 7 });
    const byEmail = await anOrderRow({ client_email: 'Nadia@courrier.example' });
    await anOrderRow({ client_email: 'paule@essai.fr' });
    const found = await findRelatedOrders({ quotes: [7], emails: ['nadia@courrier.example'] });
    expect(found.map(({ id }) => id)).toEqual([byQuote.id, byEmail.id]);
    expect(await findRelatedOrders({ quotes: [], emails: [] })).toEqual([]);
  });
});

describe('eraseOrders', () => {
  it('deletes these orders and no other', async () => {
    const [gone, stays] = [await anOrderRow({}), await anOrderRow({})];
    await eraseOrders({ ids: [gone.id] });
    await eraseOrders({ ids: [] });
    expect(await db().selectFrom('orders').select('id').execute()).toEqual([{ id: stays.id }]);
  });
});
