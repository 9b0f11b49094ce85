import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { readInvoice } from './read-invoice.server.ts';
import { recordInvoiceReceipt } from './record-invoice-receipt.server.ts';

useDatabase();

describe('recordInvoiceReceipt', () => {
  it('changes the balance on payment and refund, not the document', async () => {
    const { id } = await anInvoice();
    const admin = await asAdmin();
    await Promise.all(Array.from({ length: 10 }, () => recordInvoiceReceipt({ id, amount_cents: 50_000 })));
    expect(await readInvoice(admin, { id })).toMatchObject({ paid: 5000, due: 1000, state: 'open' });
    await recordInvoiceReceipt({ id, amount_cents: 100_000 });
    expect(await readInvoice(admin, { id })).toMatchObject({ paid: 6000, due: 0, state: 'paid' });
    await recordInvoiceReceipt({ id, amount_cents: -600_000 });
    expect(await readInvoice(admin, { id })).toMatchObject({ paid: 0, due: 6000 });
  });
});
