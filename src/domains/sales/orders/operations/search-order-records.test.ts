import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOrder } from '../order.fixture.server.ts';
import { searchOrderRecords } from './search-order-records.server.ts';

useDatabase();

describe('searchOrderRecords', () => {
  it('finds orders by client, service and description, newest first', async () => {
    const { id } = await anOrder({ description: 'Velux cassé' });
    const found = await searchOrderRecords(await asAdmin(), { search: 'CASSE', limit: 5 });
    expect(found).toEqual([{ id, title: 'Paule Rivoire', subtitle: 'Couverture' }]);
  });
});
