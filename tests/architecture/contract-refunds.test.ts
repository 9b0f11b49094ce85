import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { listInvoices, readInvoice, readOwnInvoice } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { readOrderInvoice } from '#src/domains/sales/orders/order.queries.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { recordRefund } from '#src/domains/sales/payments/commands/record-refund.server.ts';
import { removePayment } from '#src/domains/sales/payments/commands/remove-payment.server.ts';
import { reverseReceipt } from '#src/domains/sales/payments/commands/reverse-receipt.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { listRefundsDue, readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { TYPED } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { listPayments } from '#src/domains/sales/payments/payment.queries.server.ts';
import { changePaymentStatus } from '#src/domains/sales/payments/workflows/change-payment-status.server.ts';
import { payByCard } from '#src/domains/sales/payments/workflows/pay-by-card.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { aContract, aSentAmendment, YES } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';

useDatabase(completeCompany);
useDemoPayments();
beforeEach(() => freezeClock('2026-11-25T10:00:00.000Z'));
afterEach(() => freezeClock());

const DAY = '2026-11-25';
/** Works of 1,100 € with tax. */
const LINES: PricedLine[] = [
  { label: 'Couverture', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 100_000, vat_rate: 10 },
];
const MORE = { label: 'Gouttière', quantity: 1, unit: 'forfait', unit_price: 100, vat_rate: 20 };
const receipt = (amount: number) => ({ means: 'transfer', amount, received_on: DAY }) as const;
const refund = (id: number, amount: number) => ({ id, amount, means: 'transfer', refunded_on: DAY }) as const;

async function aSigned() {
  const account = await anAccount();
  const { id } = await aContract({ lines: LINES, user_id: account.id, email: account.email });
  return { id, admin: await asAdmin(), customer: asAccount(account) };
}

/** Returns a contract with a deposit by cheque that its final invoice deducts. */
async function aDeducted() {
  const { id, admin, customer } = await aSigned();
  const { id: paymentId } = await recordReceipt(admin, { ...receipt(330), means: 'cheque', quoteId: id });
  const order = await convertQuote(admin, { id });
  const final = await issueInvoice(admin, { id: order.id });
  return { id, admin, customer, paymentId, orderId: order.id, final };
}

const REOPENED = { received: 0, credited: 0, due: 1100, to_receive: 1100 };

describe('payment of a deposit that the final invoice deducts', () => {
  it('reverses when its cheque bounces: the deposit is open again, as one that was asked first', async () => {
    const { id, admin, paymentId } = await aDeducted();
    await reverseReceipt(admin, { id: paymentId, reason: 'Chèque sans provision' });
    expect(await readContract(admin, { quoteId: id })).toMatchObject(REOPENED);
    const asked = await aSigned();
    const deposit = await askDeposit(admin, { id: asked.id, amount: 330, due_on: DAY });
    const cheque = await recordReceipt(admin, { ...receipt(330), invoiceId: deposit.id });
    await issueInvoice(admin, { id: (await convertQuote(admin, { id: asked.id })).id });
    await reverseReceipt(admin, { id: cheque.id, reason: 'Chèque sans provision' });
    expect(await readContract(admin, { quoteId: asked.id })).toMatchObject(REOPENED);
  });

  it('leaves its deposit to other money, without another deposit invoice', async () => {
    const { id, admin, paymentId } = await aDeducted();
    await reverseReceipt(admin, { id: paymentId, reason: 'Chèque sans provision' });
    const { documents: opened } = await readContract(admin, { quoteId: id });
    await recordReceipt(admin, { ...receipt(330), invoiceId: opened[0]?.id });
    const { documents, due } = await readContract(admin, { quoteId: id });
    expect([documents.map(({ kind, due: open }) => [kind, open]), due]).toEqual([
      [
        ['deposit', 0],
        ['invoice', 770],
      ],
      770,
    ]);
  });

  it('goes back in parts or whole: the money has moved', async () => {
    const { id, admin, paymentId } = await aDeducted();
    await recordRefund(admin, refund(paymentId, 329.99));
    await recordRefund(admin, refund(paymentId, 0.01));
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ refunded: 330, due: 1100 });
  });

  it('stops counting when the office deletes it, or sets another status', async () => {
    const { id, admin, customer } = await aSigned();
    const paid = { ...TYPED, quoteId: id, amount: 330 };
    await payByCard(customer, paid as never);
    await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id });
    const { items } = await listPayments(admin, { per_page: 10 });
    const payment = { id: items[0]?.id ?? 0 };
    await changePaymentStatus(admin, { ...payment, status: 'failed' });
    expect(await readContract(admin, { quoteId: id })).toMatchObject(REOPENED);
    await changePaymentStatus(admin, { ...payment, status: 'completed' });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ received: 330, due: 770 });
    await removePayment(admin, payment);
    const { documents, movements, ...sums } = await readContract(admin, { quoteId: id });
    expect(sums).toMatchObject(REOPENED);
    expect(documents.map(({ kind }) => kind)).toEqual(['deposit', 'invoice']);
    expect(movements.map(({ amount }) => amount)).toEqual([330, -330, 330, -330]);
  });
});

describe('paper that deducted a payment which no longer counts', () => {
  it('says so in the office, the account, the print page and the contract, and stays as it was issued', async () => {
    const { id, admin, customer, paymentId, orderId, final } = await aDeducted();
    const before = await readInvoice(admin, { id: final.id });
    expect(before.voided).toEqual([]);
    await reverseReceipt(admin, { id: paymentId, reason: 'Chèque sans provision' });
    const after = await readInvoice(admin, { id: final.id });
    const { documents } = await readContract(admin, { quoteId: id });
    const [deposit] = documents;
    expect(after.document).toEqual(before.document);
    expect(after.voided).toEqual([{ number: deposit?.number, amount: 330 }]);
    expect((await readOwnInvoice(customer, { id: final.id })).voided).toEqual(after.voided);
    expect((await readInvoice(admin, { id: deposit?.id ?? 0 })).voided).toEqual([
      { number: deposit?.number, amount: 330 },
    ]);
    expect((await readOrderInvoice(admin, { id: orderId })).issued?.voided).toEqual(after.voided);
    expect(documents.map(({ voided }) => voided)).toEqual([330, 330]);
    await recordReceipt(admin, { ...receipt(330), invoiceId: deposit?.id });
    expect((await readInvoice(admin, { id: final.id })).voided).toEqual([]);
  });

  it('says nothing of a deposit that was never paid, nor of an invoice that was credited', async () => {
    const { id, admin } = await aSigned();
    await askDeposit(admin, { id, amount: 330, due_on: DAY });
    const order = await convertQuote(admin, { id });
    const unpaid = await issueInvoice(admin, { id: order.id });
    expect((await readInvoice(admin, { id: unpaid.id })).voided).toEqual([]);
    const credited = await aDeducted();
    await creditInvoice(admin, { id: credited.final.id });
    await reverseReceipt(admin, { id: credited.paymentId, reason: 'Erreur' });
    expect((await readInvoice(admin, { id: credited.final.id })).voided).toEqual([]);
  });

  it('says what it deducted of money that no deposit invoice billed', async () => {
    const { id, admin } = await aSigned();
    await completeCompany({ siret: '' });
    const { id: paymentId } = await recordReceipt(admin, { ...receipt(330), quoteId: id });
    await completeCompany();
    const final = await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id });
    await reverseReceipt(admin, { id: paymentId, reason: 'Chèque sans provision' });
    const { voided, due } = await readInvoice(admin, { id: final.id });
    expect([voided, due]).toEqual([[{ number: final.number, amount: 330 }], 1100]);
  });
});

describe('refund with its credit note', () => {
  it('lowers the invoice of the works before a deposit that it deducts', async () => {
    const { id, admin, paymentId, final } = await aDeducted();
    await recordReceipt(admin, { ...receipt(770), quoteId: id });
    await recordRefund(admin, { ...refund(paymentId, 100), credit: true });
    const { documents, ...sums } = await readContract(admin, { quoteId: id });
    expect(sums).toMatchObject({ credited: 100, refunded: 100, due: 0, to_receive: 0, surplus: 0 });
    expect(documents.at(-1)?.credits).toBe(final.number);
  });

  it('takes one act also after a final invoice of 0 €, and names both invoices', async () => {
    const { id, admin } = await aSigned();
    const { id: paymentId } = await recordReceipt(admin, { ...receipt(1100), quoteId: id });
    const final = await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id });
    await recordRefund(admin, { ...refund(paymentId, 100), credit: true });
    const { documents, ...sums } = await readContract(admin, { quoteId: id });
    expect(sums).toMatchObject({
      ...{ invoiced: 1100, credited: 100, received: 1100, refunded: 100, contract: 1100 },
      ...{ due: 0, to_receive: 0, surplus: 0, to_invoice: 0 },
    });
    const [deposit, , credit] = documents;
    expect(credit).toMatchObject({ kind: 'credit', gross: -100, credits: deposit?.number });
    const { document } = await readInvoice(admin, { id: credit?.id ?? 0 });
    const words = document.introduction.join(' ');
    expect([words, words]).toEqual([
      expect.stringContaining(`${deposit?.number} du 25 novembre 2026`),
      expect.stringContaining(`${final.number} du 25 novembre 2026`),
    ]);
  });
});

describe('deposit paid in part', () => {
  it('loses its open rest by a credit note, and no more', async () => {
    const { id, admin } = await aSigned();
    const deposit = await askDeposit(admin, { id, amount: 300, due_on: DAY });
    await recordReceipt(admin, { ...receipt(200), invoiceId: deposit.id });
    for (const amount of [undefined, 100.01]) {
      const wanted = creditInvoice(admin, { id: deposit.id, amount });
      await expect(wanted).rejects.toThrow(/réglé en partie.*100,00/s);
    }
    expect(await creditInvoice(admin, { id: deposit.id, amount: 100 })).toMatchObject({ gross: -100 });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ due: 0, received: 200, to_invoice: 900 });
    await expect(creditInvoice(admin, { id: deposit.id, amount: 1 })).rejects.toThrow('est réglé');
  });
});

describe('surplus', () => {
  it('belongs to the customer of a quote of 0 € that the office approved', async () => {
    const account = await anAccount();
    const admin = await asAdmin();
    const lines = LINES.map((line) => ({ ...line, unit_price_cents: 0 }));
    const { id } = await aSentQuote({ lines, user_id: account.id, email: account.email });
    await changeQuoteStatus(admin, { id, status: 'approved' });
    await recordReceipt(admin, { ...receipt(500), quoteId: id });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ contract: 0, invoiced: 0, surplus: 500 });
  });

  it('bears the day of a withdrawal only as far as that caused it', async () => {
    const { id, admin, customer } = await aSigned();
    const amendment = await aSentAmendment(id, [MORE]);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    await recordReceipt(admin, { ...receipt(1150), quoteId: id });
    await withdrawOwnQuote(customer, { id: amendment.id, confirm: true });
    const dated = { surplus: 50, refund_due: 50, refund_by: '2026-12-09' };
    expect(await readContract(admin, { quoteId: id })).toMatchObject(dated);
    freezeClock('2027-03-25T10:00:00.000Z');
    await recordReceipt(admin, { ...receipt(25), received_on: '2027-03-25', quoteId: id });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ ...dated, surplus: 75 });
    expect(await listRefundsDue(admin, {})).toMatchObject([{ amount: 50, refund_by: '2026-12-09' }]);
  });

  it('bears no day when it arrives long after an amendment was withdrawn', async () => {
    const { id, admin, customer } = await aSigned();
    const amendment = await aSentAmendment(id, [MORE]);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    await withdrawOwnQuote(customer, { id: amendment.id, confirm: true });
    freezeClock('2027-03-25T10:00:00.000Z');
    await recordReceipt(admin, { ...receipt(1150), received_on: '2027-03-25', quoteId: id });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ surplus: 50, refund_due: 0, refund_by: null });
    expect(await listRefundsDue(admin, {})).toEqual([]);
  });
});

describe('cancelled order with an invoice', () => {
  it('leaves a contract of what stands of its invoice', async () => {
    const { id, admin } = await aSigned();
    const order = await convertQuote(admin, { id });
    const invoice = await issueInvoice(admin, { id: order.id });
    await changeOrderStatus(admin, { id: order.id, status: 'annulé' });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({
      contract: 1100,
      invoiced: 1100,
      to_receive: 1100,
    });
    await creditInvoice(admin, { id: invoice.id });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ contract: 0, to_invoice: 0, to_receive: 0 });
    const { items } = await listInvoices(admin, {});
    expect(items.filter(({ due }) => due > 0)).toEqual([]);
  });
});
