import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { creditInvoice } from './credit-invoice.server.ts';
import { listOrderInvoices } from './list-order-invoices.server.ts';

useDatabase();

describe('listOrderInvoices', () => {
  it('lists all documents issued for one order, oldest first', async () => {
    const { id, order_id } = await anInvoice();
    await anInvoice();
    const admin = await asAdmin();
    await creditInvoice(admin, { id });
    const issued = await listOrderInvoices(admin, { id: order_id ?? 0 });
    expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'credit']);
  });
});
