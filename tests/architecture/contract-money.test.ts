import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { changeOrder } from '#src/domains/sales/orders/commands/change-order.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { deleteOrder } from '#src/domains/sales/orders/commands/delete-order.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { readOrder } from '#src/domains/sales/orders/order.queries.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { recordRefund } from '#src/domains/sales/payments/commands/record-refund.server.ts';
import { reverseReceipt } from '#src/domains/sales/payments/commands/reverse-receipt.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { aPayment } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { changePaymentStatus } from '#src/domains/sales/payments/workflows/change-payment-status.server.ts';
import { cancelAcceptance } from '#src/domains/sales/quotes/commands/cancel-acceptance.server.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { decideLinkedQuote } from '#src/domains/sales/quotes/commands/decide-linked-quote.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { sendQuote } from '#src/domains/sales/quotes/commands/send-quote.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { aContract, aSentAmendment, YES } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { now } from '#src/platform/clock.server.ts';
import { gateway, openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { tokenMailedTo } from '#tests/support/emails.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';

useDatabase(completeCompany);

/** Works of 1,100 € with tax. */
const LINES: PricedLine[] = [
  { label: 'Couverture', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 100_000, vat_rate: 10 },
];
const today = (): string => parisDay(now());
const receipt = (amount: number) => ({ means: 'transfer', amount, received_on: today() }) as const;
const refund = (id: number, amount: number) => ({ id, means: 'transfer', amount, refunded_on: today() }) as const;
const CONFLICT = { status: 409 };

async function aSigned() {
  const account = await anAccount();
  const { id } = await aContract({ lines: LINES, user_id: account.id, email: account.email });
  return { id, admin: await asAdmin(), customer: asAccount(account) };
}

async function anApproved(changes: object = {}) {
  const admin = await asAdmin();
  const { id } = await aQuote({ lines: LINES, address: '3 rue des Lilas', ...changes });
  await changeQuoteStatus(admin, { id, status: 'approved' });
  return { id, admin };
}

describe('works billed and credited in part', () => {
  it('asks in every view for what the credit note leaves, and gives the rest back', async () => {
    const { id, admin } = await aSigned();
    const invoice = await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id });
    await creditInvoice(admin, { id: invoice.id, amount: 300 });
    const views = async () => {
      const [contract, offer, quote] = [
        await readContract(admin, { quoteId: id }),
        await findOffer({ id }),
        await readQuote(admin, { id }),
      ];
      return [contract.due, contract.to_receive, offer?.due, quote.due, contract.surplus, contract.to_invoice];
    };
    expect(await views()).toEqual([800, 800, 800, 800, 0, 0]);
    const paid = await recordReceipt(admin, { ...receipt(1000), quoteId: id });
    expect(await views()).toEqual([0, 0, 0, 0, 200, 0]);
    await recordRefund(admin, refund(paid.id, 200));
    expect(await views()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await findOffer({ id }))?.can_pay).toBe(false);
  });
});

describe('end of a contract', () => {
  it('asks for nothing after a withdrawal, on the link as in the office', async () => {
    const { id, admin, customer } = await aSigned();
    await recordReceipt(admin, { ...receipt(300), quoteId: id });
    await withdrawOwnQuote(customer, { id, confirm: true });
    expect([(await findOffer({ id }))?.due, (await readQuote(admin, { id })).due]).toEqual([0, 0]);
  });

  it('records money that arrives on a direct order after its invoice was credited', async () => {
    const admin = await asAdmin();
    const { id } = await anOrderRow();
    const invoice = await issueInvoice(admin, { id });
    await creditInvoice(admin, { id: invoice.id });
    await changeOrderStatus(admin, { id, status: 'annulé' });
    await recordReceipt(admin, { ...receipt(200), orderId: id });
    expect(await readContract(admin, { orderId: id })).toMatchObject({ received: 200, surplus: 200, due: 0 });
  });

  it('keeps the cancelled order of a contract with money', async () => {
    const { id, admin } = await aSigned();
    await recordReceipt(admin, { ...receipt(330), quoteId: id });
    const order = await convertQuote(admin, { id });
    await changeOrderStatus(admin, { id: order.id, status: 'annulé' });
    await expect(deleteOrder(admin, { id: order.id })).rejects.toMatchObject(CONFLICT);
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ is_closed: true, to_receive: 0 });
  });

  it('lets a wrong acceptance be cancelled once its invoices are credited and its money is gone', async () => {
    const { id, admin } = await aSigned();
    const { id: paymentId } = await recordReceipt(admin, { ...receipt(330), quoteId: id });
    const cancel = () => cancelAcceptance(admin, { id, reason: 'Mauvais contrat.' });
    await expect(cancel()).rejects.toMatchObject(CONFLICT);
    await reverseReceipt(admin, { id: paymentId, reason: 'Mauvais contrat.' });
    expect(await cancel()).toMatchObject({ stage: 'quoted' });
  });

  it('opens the order again when a refused quote is sent again and accepted', async () => {
    const account = await anAccount();
    const { id } = await aSentQuote({ lines: LINES, user_id: account.id, email: account.email });
    const [admin, customer] = [await asAdmin(), asAccount(account)];
    const order = await convertQuote(admin, { id });
    await decideOwnQuote(customer, { ...YES, id, decision: 'rejected' });
    await sendQuote(admin, { id });
    const token = await tokenMailedTo(account.email);
    await decideLinkedQuote(asVisitor(), { ...YES, token });
    expect(await readOrder(admin, { id: order.id })).toMatchObject({ status: 'en_attente' });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ is_closed: false, to_receive: 1100 });
  });

  it('bills no order whose unsent quote was opened again', async () => {
    const { id, admin } = await anApproved();
    const order = await convertQuote(admin, { id });
    await changeQuoteStatus(admin, { id, status: 'pending' });
    await expect(issueInvoice(admin, { id: order.id })).rejects.toThrow('ni envoyé ni approuvé');
  });
});

describe('one contract, one customer', () => {
  it('changes quote and order together until something is billed, then neither', async () => {
    const { id, admin } = await anApproved();
    const order = await convertQuote(admin, { id });
    await changeQuote(admin, { id, clientName: 'Jean Faure', address: '5 rue Basse', customerKind: 'professional' });
    expect(await readOrder(admin, { id: order.id })).toMatchObject({
      ...{ client_name: 'Jean Faure', address: '5 rue Basse', customer_kind: 'professional' },
    });
    await changeOrder(admin, { id: order.id, client_name: 'Paul Rivoire' });
    expect(await readQuote(admin, { id })).toMatchObject({ clientName: 'Paul Rivoire' });
    await recordReceipt(admin, { ...receipt(330), quoteId: id });
    await expect(changeOrder(admin, { id: order.id, client_name: 'Jean' })).rejects.toMatchObject(CONFLICT);
    await expect(changeQuote(admin, { id, clientName: 'Jean' })).rejects.toMatchObject(CONFLICT);
  });
});

describe('amounts of nothing', () => {
  it('invoices no money on a contract that an amendment brought to 0 €', async () => {
    const { id, admin, customer } = await aSigned();
    const [line] = LINES;
    const gone = {
      label: line?.label ?? '',
      quantity: 1,
      unit: 'forfait',
      unit_price: 1000,
      vat_rate: 10,
      removed: true,
    };
    const amendment = await aSentAmendment(id, [gone]);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    await recordReceipt(admin, { ...receipt(100), quoteId: id });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ contract: 0, documents: [], surplus: 100 });
  });

  it('prices a quote that was approved and paid on without a price', async () => {
    const { id, admin } = await anApproved({ lines: [], amount_cents: null });
    await recordReceipt(admin, { ...receipt(330), quoteId: id });
    const lines = [{ label: 'Couverture', quantity: 1, unit_price: 1000, vat_rate: 10 }];
    await expect(changeQuote(admin, { id, lines, clientName: 'Autre' })).rejects.toMatchObject(CONFLICT);
    await changeQuote(admin, { id, lines });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ contract: 1100, to_receive: 770 });
  });

  it('keeps a deposit paid when other payments of the contract cover it', async () => {
    const { id, admin } = await aSigned();
    const first = await recordReceipt(admin, { ...receipt(330), quoteId: id });
    await recordReceipt(admin, { ...receipt(1100), quoteId: id });
    await recordRefund(admin, refund(first.id, 330));
    expect(await readContract(admin, { quoteId: id })).toMatchObject({
      credited: 0,
      surplus: 0,
      due: 0,
      to_invoice: 0,
    });
  });

  it('invoices what a receipt brings beyond the deposit that it names', async () => {
    const { id, admin } = await aSigned();
    const deposit = await askDeposit(admin, { id, amount: 300, due_on: today() });
    await recordReceipt(admin, { ...receipt(500), invoiceId: deposit.id });
    const { documents } = await readContract(admin, { quoteId: id });
    expect(documents.map(({ kind, gross, paid }) => [kind, gross, paid])).toEqual([
      ['deposit', 300, 300],
      ['deposit', 200, 200],
    ]);
  });
});

describe('law on an approval of the office', () => {
  it('counts the seven days of a contract at home without any payment', async () => {
    const { id, admin } = await anApproved({ contract_mode: 'home' });
    await expect(recordReceipt(admin, { ...receipt(100), quoteId: id })).rejects.toThrow('domicile');
  });
});

describe('acts at the same time', () => {
  it('answers two acts on one contract, whichever comes first', async () => {
    const { id, admin, customer } = await aSigned();
    const deposit = await askDeposit(admin, { id, amount: 100, due_on: today() });
    const acts = await Promise.allSettled([
      recordReceipt(admin, { ...receipt(200), quoteId: id }),
      recordReceipt(admin, { ...receipt(50), invoiceId: deposit.id }),
      askDeposit(admin, { id, amount: 120, due_on: today() }),
      recordReceipt(admin, { ...receipt(70), quoteId: id }),
      withdrawOwnQuote(customer, { id, confirm: true }),
    ]);
    const failed = acts.flatMap((act) => (act.status === 'rejected' ? [act.reason.status] : []));
    expect(failed.filter((status) => status !== 409)).toEqual([]);
    expect(acts.at(-1)?.status).toBe('fulfilled');
  });

  it('bills or rejects an approved quote, never both', async () => {
    const { id, admin } = await anApproved();
    const order = await convertQuote(admin, { id });
    await Promise.allSettled([
      issueInvoice(admin, { id: order.id }),
      changeQuoteStatus(admin, { id, status: 'rejected' }),
    ]);
    const { stage } = await readQuote(admin, { id });
    expect((await readContract(admin, { quoteId: id })).invoiced).toBe(stage === 'accepted' ? 1100 : 0);
  });
});

describe('payment of another mode', () => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterEach(() => openGateway({}));
  afterAll(() => stripe.close());

  it('refuses a refund to a card that nobody reaches', async () => {
    await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });
    const { ref } = await gateway().create({ transactionId: 'TX-r', amountCents: 33_000, description: '' });
    const { id } = await aPayment({
      ...{ provider: 'stripe', provider_ref: ref, provider_status: 'succeeded' },
      ...{ status: 'completed', amount_cents: 33_000 },
    });
    const admin = await asAdmin();
    await openGateway({});
    await expect(recordRefund(admin, { ...refund(id, 330), means: 'card' })).rejects.toThrow('Stripe');
    const change = { id, status: 'refunded', refund: true } as const;
    await expect(changePaymentStatus(admin, change)).rejects.toThrow('Stripe');
    expect(await recordRefund(admin, refund(id, 330))).toMatchObject({ status: 'refunded', refunded: 330 });
    expect(stripe.refunds).toEqual([]);
  });

  it('refuses to withdraw a contract with real invoices in demonstration mode', async () => {
    const { id, admin, customer } = await aSigned();
    await recordReceipt(admin, { ...receipt(330), quoteId: id });
    await openGateway({ PAYMENTS: 'demo' });
    await expect(withdrawOwnQuote(customer, { id, confirm: true })).rejects.toMatchObject(CONFLICT);
    await openGateway({});
    await withdrawOwnQuote(customer, { id, confirm: true });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ surplus: 330, is_closed: true });
  });
});
