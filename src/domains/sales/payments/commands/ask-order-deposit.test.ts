import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { listInvoices, readInvoice } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { changeOrder } from '#src/domains/sales/orders/commands/change-order.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { deleteOrder } from '#src/domains/sales/orders/commands/delete-order.server.ts';
import { anOrder, anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { readContract } from '../contract-account.queries.server.ts';
import { askOrderDeposit } from './ask-order-deposit.server.ts';
import { recordReceipt } from './record-receipt.server.ts';
import { recordRefund } from './record-refund.server.ts';
import { reverseReceipt } from './reverse-receipt.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-25T10:00:00Z'));
afterEach(() => freezeClock());

const TODAY = '2026-11-25';
const CHEQUE = { means: 'cheque', received_on: TODAY } as const;

/** Returns a direct order of 6 000 €, with tax. */
async function aDirectOrder() {
  await completeCompany();
  return { admin: await asAdmin(), id: (await anOrder()).id };
}

describe('askOrderDeposit', () => {
  it('issues a deposit invoice on a direct order that the final invoice deducts once', async () => {
    const { admin, id } = await aDirectOrder();
    const asked = await askOrderDeposit(admin, { id, amount: 1800, due_on: '2026-12-01' });
    const { document } = await readInvoice(admin, { id: asked.id });
    expect(document.lines[0]?.label).toBe('Acompte sur la commande n° 000001 – Couverture');
    expect((await queuedEmails()).map(({ to }) => to)).toEqual([expect.stringContaining('paule@essai.example')]);
    await recordReceipt(admin, { ...CHEQUE, orderId: id, amount: 1800 });
    expect(await readInvoice(admin, { id: asked.id })).toMatchObject({ state: 'paid', due: 0 });
    await recordReceipt(admin, { ...CHEQUE, orderId: id, amount: 500 });
    expect(await readContract(admin, { orderId: id })).toMatchObject({
      ...{ contract: 6000, invoiced: 2300, received: 2300, to_invoice: 3700, to_receive: 3700 },
    });
    const final = await issueInvoice(admin, { id });
    expect(final).toMatchObject({ gross: 3700, due: 3700 });
    await expect(askOrderDeposit(admin, { id, amount: 1, due_on: '2026-12-01' })).rejects.toThrow(final.number);
    await recordReceipt(admin, { ...CHEQUE, orderId: id, amount: 3700 });
    const { items } = await listInvoices(admin, {});
    expect(items.map(({ kind, state }) => [kind, state])).toEqual([
      ['invoice', 'paid'],
      ['deposit', 'paid'],
      ['deposit', 'paid'],
    ]);
    expect((await verifyLedger()).fault).toBeUndefined();
  });

  it('asks on the quote of an order that has one', async () => {
    const { admin } = await aDirectOrder();
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const { id } = await anOrderRow({ quote_id, lines: ROOF_LINES });
    expect(await askOrderDeposit(admin, { id, amount: 100, due_on: '2026-12-01' })).toMatchObject({ quote_id });
  });

  it('refuses more than the order, a cancelled one, an unknown one and a visitor', async () => {
    const { admin, id } = await aDirectOrder();
    const due_on = '2026-12-01';
    await expect(askOrderDeposit(admin, { id, amount: 6000.01, due_on })).rejects.toMatchObject({ status: 422 });
    await changeOrderStatus(admin, { id, status: 'annulé' });
    await expect(askOrderDeposit(admin, { id, amount: 10, due_on })).rejects.toThrow('annulée');
    await expect(askOrderDeposit(admin, { id: 99, amount: 10, due_on })).rejects.toMatchObject({ status: 404 });
    await expect(askOrderDeposit(asVisitor(), { id, amount: 10, due_on })).rejects.toMatchObject({ status: 401 });
  });
});

describe('money on a direct order before its invoice', () => {
  it('fixes its customer and price, and prevents its deletion', async () => {
    const { admin, id } = await aDirectOrder();
    const receipt = await recordReceipt(admin, { ...CHEQUE, orderId: id, amount: 1000 });
    await expect(changeOrder(admin, { id, budget: 1 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(changeOrder(admin, { id, client_name: 'Autre' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(deleteOrder(admin, { id })).rejects.toMatchObject({ code: 'conflict' });
    await reverseReceipt(admin, { id: receipt.id, reason: 'Chèque sans provision' });
    expect(await readContract(admin, { orderId: id })).toMatchObject({ invoiced: 1000, credited: 1000, received: 0 });
    expect((await changeOrder(admin, { id, budget: 5100 })).budget).toBe(5100);
    await expect(deleteOrder(admin, { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('goes back with its credit note once the order is cancelled', async () => {
    const { admin, id } = await aDirectOrder();
    const receipt = await recordReceipt(admin, { ...CHEQUE, orderId: id, amount: 1000 });
    await changeOrderStatus(admin, { id, status: 'annulé' });
    const refund = { means: 'transfer', refunded_on: TODAY, credit: true } as const;
    await recordRefund(admin, { id: receipt.id, amount: 1000, ...refund });
    expect(await readContract(admin, { orderId: id })).toMatchObject({
      ...{ contract: 0, credited: 1000, received: 1000, refunded: 1000, to_receive: 0, surplus: 0 },
    });
    const late = await recordReceipt(admin, { ...CHEQUE, orderId: id, amount: 200 });
    expect(await readContract(admin, { orderId: id })).toMatchObject({ surplus: 200 });
    await recordRefund(admin, { id: late.id, amount: 200, ...refund, credit: false });
    expect((await readContract(admin, { orderId: id })).surplus).toBe(0);
  });

  it('keeps to the limit of cash, and reports an equal receipt', async () => {
    const { admin, id } = await aDirectOrder();
    await recordReceipt(admin, { ...CHEQUE, means: 'cash', orderId: id, amount: 900 });
    await expect(recordReceipt(admin, { ...CHEQUE, means: 'cash', orderId: id, amount: 101 })).rejects.toThrow(
      'espèces',
    );
    await expect(recordReceipt(admin, { ...CHEQUE, means: 'cash', orderId: id, amount: 900 })).rejects.toThrow();
    await recordReceipt(admin, { ...CHEQUE, orderId: id, amount: 200 });
    await expect(recordReceipt(admin, { ...CHEQUE, orderId: id, amount: 200 })).rejects.toThrow('identique');
  });
});
