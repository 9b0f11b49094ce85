import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { exportInvoices } from './export-invoices.server.ts';

useDatabase();

describe('exportInvoices', () => {
  it('returns every invoice that matches the filters', async () => {
    const { id } = await anInvoice({ service: 'Zinguerie' });
    await anInvoice();
    const admin = await asAdmin();
    expect(await readRows(exportInvoices(admin, {}))).toHaveLength(2);
    expect((await readRows(exportInvoices(admin, { search: 'zinguerie' }))).map((invoice) => invoice.id)).toEqual([id]);
  });
});
