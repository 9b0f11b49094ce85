import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_DEPOSIT, anInvoice } from '../invoice.fixture.server.ts';
import { countInvoices } from './count-invoices.server.ts';
import { creditInvoice } from './credit-invoice.server.ts';
import { issueDepositInvoice } from './issue-deposit-invoice.server.ts';
import { recordInvoiceReceipt } from './record-invoice-receipt.server.ts';

useDatabase();
const system = systemContext('test');

describe('countInvoices', () => {
  it('sums billed amounts less credit notes, and outstanding amounts', async () => {
    const { id } = await anInvoice();
    await recordInvoiceReceipt({ id, amount_cents: 100_000 });
    const wrong = await anInvoice({ budget_cents: 99_999 });
    await creditInvoice(system, { id: wrong.id });
    await issueDepositInvoice(A_DEPOSIT);
    expect(await countInvoices(await asAdmin(), {})).toEqual({
      total: 4,
      open: 1,
      late: 0,
      paid: 1,
      credited: 1,
      credit: 1,
      billed: 7800,
      outstanding: 5000,
    });
  });

  it('returns zeros when there are no invoices', async () => {
    expect(await countInvoices(await asAdmin(), {})).toMatchObject({ total: 0, billed: 0, outstanding: 0 });
  });
});
