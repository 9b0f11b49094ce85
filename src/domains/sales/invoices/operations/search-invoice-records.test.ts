import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { searchInvoiceRecords } from './search-invoice-records.server.ts';

useDatabase();

describe('searchInvoiceRecords', () => {
  it('finds invoices by number and client', async () => {
    const { id, number } = await anInvoice();
    const admin = await asAdmin();
    for (const search of [number.toLowerCase(), 'RIVOIRE']) {
      const found = await searchInvoiceRecords(admin, { search, limit: 5 });
      expect(found).toEqual([{ id, title: number, subtitle: 'Paule Rivoire' }]);
    }
  });
});
