import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { anInvoice, completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { anOrder } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { dayAfter } from '#src/kernel/french-holidays.ts';
import { now } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { askDeposit } from './commands/ask-deposit.server.ts';
import { recordReceipt } from './commands/record-receipt.server.ts';
import { listReceiptTargets } from './payment.queries.server.ts';
import { findReceiptTarget, holdReceiptTarget } from './receipt-target.internal.server.ts';

useDatabase();

describe('holdReceiptTarget', () => {
  it('returns the document, its customer and the amount due', async () => {
    const { id: quoteId } = await aQuote({ amount_cents: 10_000, status: 'accepted' });
    expect(await holdReceiptTarget({ quoteId })).toMatchObject({
      quote_id: quoteId,
      invoice_id: null,
      number: expect.stringMatching(/^D0/),
      customer_name: 'Paule Rivoire',
      due_cents: 12_000,
    });
  });
});

describe('findReceiptTarget', () => {
  it('refuses a credited invoice and its credit note', async () => {
    const { id } = await anInvoice();
    const credit = await creditInvoice(await asAdmin(), { id });
    for (const invoiceId of [id, credit.id]) {
      await expect(findReceiptTarget({ invoiceId })).rejects.toThrow(/Rien ne s’encaisse/);
    }
    await expect(findReceiptTarget({ orderId: 99 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('listReceiptTargets', () => {
  it('offers accepted quotes and open invoices that contain the text', async () => {
    const admin = await asAdmin();
    const accepted = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    await aQuote({ lines: ROOF_LINES, status: 'quoted' });
    const invoice = await anInvoice({ client_name: 'Denis Vial' });
    const everything = await listReceiptTargets(admin, {});
    expect(everything.map(({ quote_id, invoice_id }) => [quote_id, invoice_id])).toEqual([
      [null, invoice.id],
      [accepted.id, null],
    ]);
    expect(await listReceiptTargets(admin, { search: 'vial' })).toMatchObject([
      { number: invoice.number, client_name: 'Denis Vial', due: invoice.due },
    ]);
    expect(await listReceiptTargets(admin, { quoteId: accepted.id })).toMatchObject([{ quote_id: accepted.id }]);
  });

  it('offers direct orders that are not billed, with what is left to receive', async () => {
    const admin = await asAdmin();
    await completeCompany();
    const { id } = await anOrder({ client_name: 'Rose Aubert' });
    await anOrder({ client_name: 'Rose Aubert', status: 'annulé' });
    await recordReceipt(admin, { orderId: id, means: 'cheque', amount: 1000, received_on: '2026-01-02' });
    expect(await listReceiptTargets(admin, { search: 'aubert' })).toMatchObject([
      { invoice_id: null, quote_id: null, order_id: id, number: 'n° 000001', due: 5000 },
    ]);
  });

  it('offers the deposits that were asked before the rest of the contract', async () => {
    const admin = await asAdmin();
    await completeCompany();
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const deposit = await askDeposit(admin, { id, amount: 300, due_on: dayAfter(parisDay(now()), 7) });
    const open = [{ number: deposit.number, due: 300 }, { quote_id: id }];
    expect(await listReceiptTargets(admin, { quoteId: id })).toMatchObject(open);
    expect(await listReceiptTargets(admin, { search: deposit.number })).toMatchObject([open[0]]);
    const { id: orderId } = await convertQuote(admin, { id });
    const invoice = await issueInvoice(admin, { id: orderId });
    const both = [open[0], { number: invoice.number, due: invoice.due }];
    expect(await listReceiptTargets(admin, { orderId })).toMatchObject(both);
    expect(await listReceiptTargets(admin, { invoiceId: invoice.id })).toMatchObject([both[1]]);
  });
});
