import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { eraseDemoInvoices, findReallyBilled } from './demo-invoice.internal.server.ts';
import { anInvoice } from './invoice.fixture.server.ts';

useDatabase();
useDemoPayments();

describe('eraseDemoInvoices', () => {
  it('deletes the documents of the demonstration with their balances and keeps real ones', async () => {
    const demo = await anInvoice();
    await openGateway({ PAYMENTS: 'off' });
    const real = await anInvoice();
    expect(await eraseDemoInvoices()).toEqual([demo.id]);
    const left = await db().selectFrom('invoices').select(['id', 'is_demo']).execute();
    expect(left).toEqual([{ id: real.id, is_demo: 0 }]);
    expect(await db().selectFrom('invoice_balances').select('invoice_id').execute()).toEqual([{ invoice_id: real.id }]);
    const { orders } = await findReallyBilled();
    expect(orders).toHaveLength(1);
  });
});
