import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { readInvoice } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { changeOrder } from '#src/domains/sales/orders/commands/change-order.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { findOrder } from '#src/domains/sales/orders/order.internal.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import {
  AMENDMENT_LINES,
  aContract,
  aSentAmendment,
  YES,
} from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { askDeposit } from './commands/ask-deposit.server.ts';
import { recordReceipt } from './commands/record-receipt.server.ts';
import { withdrawOwnQuote } from './commands/withdraw-own-quote.server.ts';
import { listRefundsDue, readContract } from './contract-account.queries.server.ts';
import { endContract } from './contract-end.internal.server.ts';
import { ASKING } from './payment.fixture.server.ts';
import { changePaymentStatus } from './workflows/change-payment-status.server.ts';
import { confirmPayment } from './workflows/confirm-payment.server.ts';
import { payByCard } from './workflows/pay-by-card.server.ts';

useDatabase(completeCompany);
useDemoPayments();
beforeEach(() => freezeClock('2026-11-22T10:00:00Z'));
afterEach(() => freezeClock());

const RECEIPT = { means: 'transfer', received_on: '2026-11-22' } as const;

async function aCustomer() {
  const account = await anAccount();
  const { id } = await aContract({ user_id: account.id, email: account.email });
  return { id, admin: await asAdmin(), customer: asAccount(account) };
}

describe('endContract', () => {
  it('cancels the order, credits every invoice, and lists what was received with its day', async () => {
    const { id, admin } = await aCustomer();
    await recordReceipt(admin, { ...RECEIPT, quoteId: id, amount: 1000 });
    await askDeposit(admin, { id, amount: 500, due_on: '2026-12-01' });
    const order = await convertQuote(admin, { id });
    await issueInvoice(admin, { id: order.id });
    freezeClock('2026-11-30T10:00:00Z');
    expect(await endContract({ id })).toMatchObject({ state: 'withdrawn' });
    const contract = await readContract(admin, { quoteId: id });
    expect(contract).toMatchObject({
      ...{ is_closed: true, contract: 0, to_invoice: 0, to_receive: 0, due: 0, received: 1000, surplus: 1000 },
      ...{ invoiced: contract.credited, refund_by: '2026-12-14' },
    });
    expect(contract.documents.map(({ kind, due }) => [kind, due])).toEqual([
      ['deposit', 0],
      ['deposit', 0],
      ['invoice', 0],
      ['credit', 0],
      ['credit', 0],
      ['credit', 0],
    ]);
    expect(await findOrder({ id: order.id })).toMatchObject({ status: 'annulé' });
    expect(await listRefundsDue(admin, {})).toEqual([
      expect.objectContaining({ quote_id: id, amount: 1000, refund_by: '2026-12-14' }),
    ]);
  });

  it('refuses an invoice, a deposit and a reopened order after a withdrawal, and returns received money', async () => {
    const { id, admin, customer } = await aCustomer();
    const order = await convertQuote(admin, { id });
    await withdrawOwnQuote(customer, { id, confirm: true });
    await expect(issueInvoice(admin, { id: order.id })).rejects.toMatchObject({ status: 409 });
    await expect(askDeposit(admin, { id, amount: 1, due_on: '2026-12-01' })).rejects.toMatchObject({ status: 409 });
    await expect(changeOrderStatus(admin, { id: order.id, status: 'en_cours' })).rejects.toThrow('a renoncé');
    await expect(changeOrder(admin, { id: order.id, status: 'planifié' })).rejects.toThrow('a renoncé');
    expect(await listRefundsDue(admin, {})).toEqual([]);
    await recordReceipt(admin, { ...RECEIPT, quoteId: id, amount: 200 });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ documents: [], surplus: 200, to_receive: 0 });
    expect(await listRefundsDue(admin, {})).toEqual([expect.objectContaining({ quote_id: id, amount: 200 })]);
  });

  it('adds a payment that arrives later to what is to be given back, without an invoice', async () => {
    const { id, admin, customer } = await aCustomer();
    const { choices } = { choices: [(await readContract(admin, { quoteId: id })).to_receive] };
    const { receipt } = await payByCard(customer, { ...ASKING, quoteId: id, amount: choices[0] } as never);
    await endContract({ id });
    await confirmPayment(asVisitor(), { transactionId: receipt.transaction_id, accepted: true });
    const contract = await readContract(admin, { quoteId: id });
    expect(contract).toMatchObject({ documents: [], surplus: choices[0], is_closed: true });
    const [payment] = contract.movements;
    await changePaymentStatus(admin, { id: payment?.payment_id ?? 0, status: 'refunded', refund: true });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ surplus: 0, refund_by: null });
    expect(await listRefundsDue(admin, {})).toEqual([]);
  });

  it('ends once when the customer withdraws twice at the same time', async () => {
    const { id, admin, customer } = await aCustomer();
    await recordReceipt(admin, { ...RECEIPT, quoteId: id, amount: 1000 });
    await Promise.all(Array.from({ length: 4 }, () => withdrawOwnQuote(customer, { id, confirm: true })));
    const { documents } = await readContract(admin, { quoteId: id });
    expect(documents.map(({ kind }) => kind)).toEqual(['deposit', 'credit']);
  });

  it('keeps the contract when the customer withdraws from an amendment alone', async () => {
    const { id, admin, customer } = await aCustomer();
    const amendment = await aSentAmendment(id);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    await recordReceipt(admin, { ...RECEIPT, quoteId: id, amount: 1000 });
    const before = await readContract(admin, { quoteId: id });
    await endContract({ id: amendment.id });
    const after = await readContract(admin, { quoteId: id });
    expect(after).toMatchObject({ is_closed: false, credited: 0, received: 1000, refund_by: null });
    expect(after.contract).toBeLessThan(before.contract);
  });

  it('credits the part of a withdrawn amendment at its own rates after the final invoice, and lists the surplus', async () => {
    const { id, admin, customer } = await aCustomer();
    const amendment = await aSentAmendment(id, [{ ...AMENDMENT_LINES[0], quantity: 1 }]);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    const { contract: agreed } = await readContract(admin, { quoteId: id });
    await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id });
    await recordReceipt(admin, { ...RECEIPT, quoteId: id, amount: agreed });
    freezeClock('2026-11-30T10:00:00Z');
    await endContract({ id: amendment.id });
    const after = await readContract(admin, { quoteId: id });
    expect(after).toMatchObject({
      ...{ is_closed: false, credited: 940, surplus: 940, due: 0, to_invoice: 0, refund_by: '2026-12-14' },
      contract: agreed - 940,
    });
    const { document } = await readInvoice(admin, { id: after.documents.at(-1)?.id ?? 0 });
    expect(document.totals.vat).toEqual([{ rate: 10, net_cents: 85_455, vat_cents: 8_545 }]);
    expect(document.introduction.at(-1)).toContain(`Rétractation sur ${amendment.number}`);
    expect(await listRefundsDue(admin, {})).toEqual([
      expect.objectContaining({ quote_id: id, amount: 940, refund_by: '2026-12-14' }),
    ]);
    await endContract({ id: amendment.id });
    expect((await readContract(admin, { quoteId: id })).credited).toBe(940);
  });

  it('credits deposits that ask for more than the contract without its amendment', async () => {
    const { id, admin, customer } = await aCustomer();
    const amendment = await aSentAmendment(id);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    const { contract: agreed } = await readContract(admin, { quoteId: id });
    await askDeposit(admin, { id, amount: 100, due_on: '2026-12-01' });
    await askDeposit(admin, { id, amount: agreed - 100, due_on: '2026-12-15' });
    await endContract({ id: amendment.id });
    const after = await readContract(admin, { quoteId: id });
    expect(after.invoiced - after.credited).toBeCloseTo(after.contract, 2);
    expect(after.documents.map(({ credits }) => credits)).toEqual(['', '', after.documents[1]?.number]);
  });
});
