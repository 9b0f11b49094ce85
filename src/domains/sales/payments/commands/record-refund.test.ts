import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anInvoice, completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { readInvoice } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { gateway, openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { readContract } from '../contract-account.queries.server.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { settlePayment } from '../payment.internal.server.ts';
import { applyWebhook } from '../workflows/apply-webhook.server.ts';
import { askDeposit } from './ask-deposit.server.ts';
import { recordReceipt } from './record-receipt.server.ts';
import { recordRefund } from './record-refund.server.ts';

useDatabase(completeCompany);
beforeEach(() => freezeClock('2026-11-22T10:00:00Z'));
afterEach(() => freezeClock());

const RECEIPT = { means: 'cheque', received_on: '2026-11-20' } as const;
const REFUND = { means: 'transfer', refunded_on: '2026-11-22' } as const;

describe('recordRefund', () => {
  it('gives a surplus back by another means, with an entry and an email, and leaves the invoice as it is', async () => {
    const admin = await asAdmin();
    const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted', email: 'paule@essai.example' });
    const { id: invoiceId, gross } = await anInvoice({ quote_id: quoteId, lines: ROOF_LINES });
    const { id } = await recordReceipt(admin, { ...RECEIPT, invoiceId, amount: gross + 12.5 });
    expect(await recordRefund(admin, { ...REFUND, id, amount: '12,50', reference: 'VIR 7' })).toMatchObject({
      ...{ status: 'completed', refunded: 12.5 },
    });
    const { movements, ...contract } = await readContract(admin, { quoteId });
    expect(contract).toMatchObject({ received: gross + 12.5, refunded: 12.5, surplus: 0, to_receive: 0, credited: 0 });
    expect(movements.at(-1)).toMatchObject({ kind: 'refund', means: 'transfer', amount: -12.5, reference: 'VIR 7' });
    expect(await readInvoice(admin, { id: invoiceId })).toMatchObject({ state: 'paid', due: 0 });
    const email = (await queuedEmails()).at(-1);
    expect(email?.text).toMatch(/12,50\s€ par virement/);
    expect((await verifyLedger()).fault).toBeUndefined();
  });

  it('credits the refunded part of the invoice in the same act', async () => {
    const admin = await asAdmin();
    const { id: invoiceId, gross } = await anInvoice();
    const { id } = await recordReceipt(admin, { ...RECEIPT, invoiceId, amount: gross });
    await recordRefund(admin, { ...REFUND, id, amount: 600, reason: 'Geste commercial', credit: true });
    expect(await readInvoice(admin, { id: invoiceId })).toMatchObject({ credited: 600, due: 0, state: 'paid' });
    const contract = await readContract(admin, { invoiceId });
    expect(contract).toMatchObject({ credited: 600, refunded: 600, surplus: 0, due: 0 });
  });

  it('credits nothing for a surplus, and only the part beyond it', async () => {
    const admin = await asAdmin();
    const { id: invoiceId, gross } = await anInvoice();
    const { id } = await recordReceipt(admin, { ...RECEIPT, invoiceId, amount: gross + 12.5 });
    await recordRefund(admin, { ...REFUND, id, amount: 10, credit: true });
    expect(await readContract(admin, { invoiceId })).toMatchObject({ credited: 0, surplus: 2.5, due: 0 });
    await recordRefund(admin, { ...REFUND, id, amount: 102.5, credit: true });
    expect(await readContract(admin, { invoiceId })).toMatchObject({ credited: 100, surplus: 0, due: 0 });
  });

  it('credits the deposit of the refunded payment among several', async () => {
    const admin = await asAdmin();
    const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const { id } = await recordReceipt(admin, { ...RECEIPT, quoteId, amount: 1000 });
    await recordReceipt(admin, { ...RECEIPT, quoteId, amount: 500 });
    await recordRefund(admin, { ...REFUND, id, amount: 400, credit: true });
    const { documents, ...contract } = await readContract(admin, { quoteId });
    expect(contract).toMatchObject({ credited: 400, surplus: 0, due: 0 });
    expect(documents.map(({ credits }) => credits)).toEqual(['', '', documents[0]?.number]);
  });

  it('credits every invoice that the refunded payment settled', async () => {
    const admin = await asAdmin();
    const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const first = await askDeposit(admin, { id: quoteId, amount: 1000, due_on: '2026-12-01' });
    await askDeposit(admin, { id: quoteId, amount: 500, due_on: '2026-12-01' });
    const { id } = await recordReceipt(admin, { ...RECEIPT, invoiceId: first.id, amount: 1500 });
    expect(await readContract(admin, { quoteId })).toMatchObject({ due: 0, surplus: 0 });
    await recordRefund(admin, { ...REFUND, id, amount: 1200, credit: true });
    const { documents, ...contract } = await readContract(admin, { quoteId });
    expect(contract).toMatchObject({ credited: 1200, due: 0, surplus: 0 });
    expect(documents.map(({ gross }) => gross)).toEqual([1000, 500, -1000, -200]);
  });

  it('credits a deposit whose whole money was given back', async () => {
    const admin = await asAdmin();
    const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const { id } = await recordReceipt(admin, { ...RECEIPT, quoteId, amount: 1000 });
    expect(await recordRefund(admin, { ...REFUND, id, amount: 1000 })).toMatchObject({ status: 'refunded' });
    expect(await readContract(admin, { quoteId })).toMatchObject({ invoiced: 1000, credited: 1000, refunded: 1000 });
    await expect(recordRefund(admin, { ...REFUND, id, amount: 1 })).rejects.toMatchObject({ status: 409 });
  });

  it('refuses a day before the receipt', async () => {
    const admin = await asAdmin();
    const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const { id } = await recordReceipt(admin, { ...RECEIPT, quoteId, amount: 100 });
    const refund = { ...REFUND, id, amount: 10, refunded_on: '2026-11-19' };
    await expect(recordRefund(admin, refund)).rejects.toMatchObject({ fields: { refunded_on: [expect.any(String)] } });
  });

  it('refuses more than was received, a day to come and an unknown payment', async () => {
    const admin = await asAdmin();
    const { id: invoiceId } = await anInvoice();
    const { id } = await recordReceipt(admin, { ...RECEIPT, invoiceId, amount: 100 });
    await recordRefund(admin, { ...REFUND, id, amount: 60 });
    await expect(recordRefund(admin, { ...REFUND, id, amount: 40.01 })).rejects.toMatchObject({
      fields: { amount: [expect.stringMatching(/40,00/)] },
    });
    await expect(recordRefund(admin, { ...REFUND, id, amount: 1, refunded_on: '2026-11-23' })).rejects.toMatchObject({
      fields: { refunded_on: [expect.any(String)] },
    });
    await expect(recordRefund(admin, { ...REFUND, id: 99, amount: 1 })).rejects.toMatchObject({ status: 404 });
    const twice = await Promise.allSettled([1, 2].map(() => recordRefund(admin, { ...REFUND, id, amount: 40 })));
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('recordRefund of a card payment', () => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterAll(() => stripe.close());
  beforeEach(() => openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin }));
  afterEach(() => openGateway({}));

  async function paid() {
    const admin = await asAdmin();
    const { id: invoiceId, quote_id } = await anInvoice();
    const payment = await aPayment({ provider: 'stripe', invoice_id: invoiceId, quote_id, amount_cents: 50_000 });
    const { transaction_id: transactionId, amount_cents: amountCents } = payment;
    const { ref } = await gateway().create({ transactionId, amountCents, description: '' });
    stripe.pay(ref);
    await settlePayment({ id: payment.id, result: await gateway().retrieve(ref) });
    return { admin, invoiceId, ref, id: payment.id };
  }
  const refunds = (ref: string) =>
    stripe.refunds.filter(({ payment_intent }) => payment_intent === ref).map(({ amount }) => amount);

  it('refunds parts on the card, once each despite a lost answer, with their credit notes', async () => {
    const { admin, invoiceId, ref, id } = await paid();
    const part = { id, means: 'card', refunded_on: '2026-11-22', credit: true } as const;
    stripe.loseAnswers(1);
    const first = await recordRefund(admin, { ...part, amount: 120, reason: 'Geste commercial' });
    expect(first).toMatchObject({ status: 'completed', refunded: 120 });
    const { movements } = await readContract(admin, { invoiceId });
    expect(movements.at(-1)).toMatchObject({ kind: 'refund', means: 'card', reason: 'Geste commercial' });
    expect(await recordRefund(admin, { ...part, amount: 380 })).toMatchObject({ status: 'refunded', refunded: 500 });
    expect(refunds(ref)).toEqual([12_000, 38_000]);
    expect(await readInvoice(admin, { id: invoiceId })).toMatchObject({ credited: 500, due: 5500 });
    expect((await verifyLedger()).fault).toBeUndefined();
  });

  it('issues the credit note and books the reason although the webhook came first, and our answer was lost', async () => {
    const { admin, invoiceId, ref, id } = await paid();
    const part = { id, amount: 120, means: 'card', refunded_on: '2026-11-22', reason: 'Geste commercial' } as const;
    stripe.loseAnswers(9);
    await expect(recordRefund(admin, { ...part, credit: true })).rejects.toMatchObject({ code: 'unavailable' });
    stripe.loseAnswers(0);
    expect(refunds(ref)).toEqual([12_000]);
    freezeClock();
    await applyWebhook(asVisitor(), stripe.event('charge.refunded', { object: 'charge', payment_intent: ref }));
    expect(await readInvoice(admin, { id: invoiceId })).toMatchObject({ credited: 120, due: 5500 });
    const { movements } = await readContract(admin, { invoiceId });
    expect(movements.at(-1)).toMatchObject({ kind: 'refund', amount: -120, reason: 'Geste commercial' });
    await applyWebhook(asVisitor(), stripe.event('charge.refunded', { object: 'charge', payment_intent: ref }));
    expect(await readInvoice(admin, { id: invoiceId })).toMatchObject({ credited: 120 });
    freezeClock('2026-11-22T10:00:00Z');
    await expect(recordRefund(admin, { ...part, refunded: 0 })).rejects.toThrow(/Rechargez/);
    expect(refunds(ref)).toEqual([12_000]);
  });

  it('leaves a refund made at Stripe alone without a credit note', async () => {
    const { admin, invoiceId, ref } = await paid();
    freezeClock();
    await gateway().refund(ref, 4_000, 'made-at-stripe');
    await applyWebhook(asVisitor(), stripe.event('charge.refunded', { object: 'charge', payment_intent: ref }));
    expect(await readContract(admin, { invoiceId })).toMatchObject({ refunded: 40, credited: 0 });
  });

  it('refunds and credits once for two equal requests at the same time', async () => {
    const { admin, invoiceId, ref, id } = await paid();
    const part = { id, amount: 120, means: 'card', refunded_on: '2026-11-22', credit: true } as const;
    await Promise.allSettled([recordRefund(admin, part), recordRefund(admin, part)]);
    const refunded = refunds(ref).reduce((sum, cents) => sum + cents, 0) / 100;
    expect(await readInvoice(admin, { id: invoiceId })).toMatchObject({ credited: refunded });
  });

  it('refuses another means, and more than is left, before the gateway is asked', async () => {
    const { admin, ref, id } = await paid();
    await expect(recordRefund(admin, { ...REFUND, id, amount: 120 })).rejects.toMatchObject({
      fields: { means: [expect.stringContaining('carte')] },
    });
    await expect(recordRefund(admin, { ...REFUND, id, means: 'card', amount: 501 })).rejects.toMatchObject({
      fields: { amount: [expect.any(String)] },
    });
    expect(refunds(ref)).toEqual([]);
  });
});
