import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toFixedCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_DEPOSIT, completeCompany } from '../invoice.fixture.server.ts';
import { issueDepositInvoice } from './issue-deposit-invoice.server.ts';
import { readInvoice } from './read-invoice.server.ts';

useDatabase();

describe('issueDepositInvoice', () => {
  it('issues a paid deposit invoice with its own number, exact to the cent for all rates', async () => {
    await completeCompany();
    const charge = toFixedCharge(ROOF_LINES, '');
    const issued = await issueDepositInvoice({ ...A_DEPOSIT, charge, amount_cents: 543_853 });
    const invoice = await readInvoice(await asAdmin(), { id: issued?.id ?? 0 });
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^F-\d{4}-000001$/),
      kind: 'deposit',
      state: 'paid',
      order_id: null,
      quote_id: 7,
      gross: 5438.53,
      paid: 5438.53,
      due: 0,
    });
    const { totals, lines, due } = invoice.document;
    expect(totals.vat.map(({ rate }) => rate)).toEqual([20, 10, 5.5]);
    expect(totals.vat.reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0)).toBe(543_853);
    expect([lines.length, due?.cents]).toEqual([3, 0]);
  });

  it('applies 20 % VAT to a deposit without lines', async () => {
    await completeCompany();
    const issued = await issueDepositInvoice(A_DEPOSIT);
    expect(await readInvoice(await asAdmin(), { id: issued?.id ?? 0 })).toMatchObject({ net: 1500, vat: 300 });
  });

  it('books the payment without an invoice while legal data is missing', async () => {
    expect(await issueDepositInvoice(A_DEPOSIT)).toBeNull();
  });
});
