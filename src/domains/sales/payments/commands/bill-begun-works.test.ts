import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { readInvoice } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listRefundsDue, readContract } from '../contract-account.queries.server.ts';
import { endContract } from '../contract-end.internal.server.ts';
import { billBegunWorks } from './bill-begun-works.server.ts';
import { recordReceipt } from './record-receipt.server.ts';
import { recordRefund } from './record-refund.server.ts';

useDatabase(completeCompany);
beforeEach(() => freezeClock('2026-11-22T10:00:00Z'));
afterEach(() => freezeClock());

const RECEIPT = { means: 'transfer', received_on: '2026-11-22' } as const;
const REFUND = { means: 'transfer', refunded_on: '2026-11-30' } as const;

/** Returns a contract with a received deposit from which the customer withdrew. */
async function aWithdrawn({ early_start = true, amount = 5000 } = {}) {
  const admin = await asAdmin();
  const { id } = await aContract({}, { early_start });
  const { contract } = await readContract(admin, { quoteId: id });
  const receipt = amount === 0 ? { id: 0 } : await recordReceipt(admin, { ...RECEIPT, quoteId: id, amount });
  freezeClock('2026-11-30T10:00:00Z');
  await endContract({ id });
  return { admin, id, contract, paymentId: receipt.id };
}

describe('billBegunWorks', () => {
  it('bills the part done out of what was received, and leaves the rest to be given back in 14 days', async () => {
    const { admin, id, contract, paymentId } = await aWithdrawn();
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ begun_most: contract, surplus: 5000 });
    const invoice = await billBegunWorks(admin, { id, amount: '1 200,00' });
    expect(invoice).toMatchObject({ kind: 'invoice', gross: 1200, paid: 1200, due: 0, state: 'paid' });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({
      ...{ is_closed: true, contract: 1200, surplus: 3800, refund_by: '2026-12-14', to_receive: 0, begun_most: null },
    });
    expect(await listRefundsDue(admin, {})).toEqual([
      expect.objectContaining({ quote_id: id, amount: 3800, refund_by: '2026-12-14' }),
    ]);
    const { document } = await readInvoice(admin, { id: invoice.id });
    expect(document.totals.gross_cents).toBe(120_000);
    expect(document.totals.vat.map(({ rate }) => rate)).toEqual([20, 10, 5.5]);
    expect([document.settled[0]?.cents, document.due?.cents]).toEqual([120_000, 0]);
    await recordRefund(admin, { ...REFUND, id: paymentId, amount: 3800 });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ surplus: 0, due: 0, refund_by: null });
    expect(await listRefundsDue(admin, {})).toEqual([]);
    expect((await verifyLedger()).fault).toBeUndefined();
  });

  it('asks for the rest where less was received, and takes its payment', async () => {
    const { admin, id } = await aWithdrawn({ amount: 500 });
    const { id: invoiceId } = await billBegunWorks(admin, { id, amount: 1200 });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ due: 700, to_receive: 700, refund_by: null });
    expect((await readInvoice(admin, { id: invoiceId })).document.due?.cents).toBe(70_000);
    await recordReceipt(admin, { ...RECEIPT, quoteId: id, amount: 700 });
    expect(await readInvoice(admin, { id: invoiceId })).toMatchObject({ due: 0, state: 'paid' });
  });

  it('bills once, again only after its credit note, and a repeated withdrawal leaves it', async () => {
    const { admin, id } = await aWithdrawn();
    const { id: invoiceId, number } = await billBegunWorks(admin, { id, amount: 1200 });
    await expect(billBegunWorks(admin, { id, amount: 1200 })).rejects.toThrow(number);
    await endContract({ id });
    expect(await readInvoice(admin, { id: invoiceId })).toMatchObject({ credited: 0, state: 'paid' });
    await creditInvoice(admin, { id: invoiceId });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ surplus: 5000 });
    expect(await billBegunWorks(admin, { id, amount: 900 })).toMatchObject({ gross: 900 });
    const twice = await aWithdrawn({ amount: 0 });
    const bills = [1, 2].map(() => billBegunWorks(admin, { id: twice.id, amount: 10 }));
    expect((await Promise.allSettled(bills)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses more than the contract, a contract that stands, and one without the express request', async () => {
    const { admin, id, contract } = await aWithdrawn();
    await expect(billBegunWorks(admin, { id, amount: contract + 1 })).rejects.toMatchObject({
      fields: { amount: [expect.stringContaining('ne peut pas le dépasser')] },
    });
    const asked = await aWithdrawn({ early_start: false });
    expect((await readContract(admin, { quoteId: asked.id })).begun_most).toBeNull();
    await expect(billBegunWorks(admin, { id: asked.id, amount: 10 })).rejects.toThrow(/demandé expressément/);
    const { id: standing } = await aContract({}, { early_start: true });
    await expect(billBegunWorks(admin, { id: standing, amount: 10 })).rejects.toMatchObject({ status: 409 });
    await expect(billBegunWorks(admin, { id: 99, amount: 10 })).rejects.toMatchObject({ status: 404 });
  });

  it('belongs to the cancelled order, whose works cannot be billed any more', async () => {
    const admin = await asAdmin();
    const { id } = await aContract({}, { early_start: true });
    const { id: orderId } = await convertQuote(admin, { id });
    await issueInvoice(admin, { id: orderId });
    await endContract({ id });
    expect(await billBegunWorks(admin, { id, amount: 1200 })).toMatchObject({ order_id: orderId, quote_id: id });
    await expect(issueInvoice(admin, { id: orderId })).rejects.toMatchObject({ status: 409 });
  });
});
