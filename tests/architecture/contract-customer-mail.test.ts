import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { readInvoice } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { readOrderInvoice } from '#src/domains/sales/orders/order.queries.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { withdrawLinkedQuote } from '#src/domains/sales/payments/commands/withdraw-linked-quote.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { aPayment } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { settlePayment } from '#src/domains/sales/payments/payment.internal.server.ts';
import { readDue } from '#src/domains/sales/payments/payment.queries.server.ts';
import { changePaymentStatus } from '#src/domains/sales/payments/workflows/change-payment-status.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import type { QuoteRecord } from '#src/domains/sales/quotes/quote-record.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';

useDatabase(completeCompany);
afterEach(() => openGateway({}));

/** Works of 1,100 € with tax. */
const LINES: PricedLine[] = [
  { label: 'Couverture', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 100_000, vat_rate: 10 },
];
const PAID = {
  ref: 'pi_1',
  status: 'succeeded' as const,
  receivedCents: 33_000,
  refundedCents: 0,
  method: 'visa',
  lastFour: '4242',
  failure: '',
};
const today = (): string => parisDay(now());

let admin: Awaited<ReturnType<typeof asAdmin>>;
let account: Awaited<ReturnType<typeof anAccount>>;
beforeEach(async () => {
  admin = await asAdmin();
  account = await anAccount();
});

const aSigned = (changes: Partial<QuoteRecord> = {}) =>
  aContract({ lines: LINES, user_id: account.id, email: account.email, ...changes });

async function openDemonstration(): Promise<void> {
  await openGateway({});
  await openGateway({ PAYMENTS: 'demo' });
}

describe('printable invoice of an order in the demonstration', () => {
  it('bears the mark of its invoice', async () => {
    await openDemonstration();
    const { id } = await anOrderRow();
    await issueInvoice(admin, { id });
    const { issued } = await readOrderInvoice(admin, { id });
    expect(issued?.document.mark).toContain('DÉMONSTRATION');
  });

  it('bears no mark outside of it', async () => {
    const { id } = await anOrderRow();
    await issueInvoice(admin, { id });
    expect((await readOrderInvoice(admin, { id })).issued?.document.mark).toBeUndefined();
  });
});

describe('emails with the invoice of a deposit', () => {
  it('go out also when a payment counts again', async () => {
    const { id } = await aSigned();
    const card = { provider: 'stripe', provider_ref: 'pi_1', amount_cents: 33_000 } as const;
    const payment = await aPayment({ ...card, quote_id: id, customer_email: account.email });
    await settlePayment({ id: payment.id, result: PAID });
    await changePaymentStatus(admin, { id: payment.id, status: 'failed' });
    await changePaymentStatus(admin, { id: payment.id, status: 'completed' });
    const { documents } = await readContract(admin, { quoteId: id });
    const mailed = (await queuedEmails(account.email)).flatMap(({ files = [] }) => files.map((file) => file.id));
    expect(documents.map(({ kind }) => kind)).toEqual(['deposit', 'credit', 'deposit']);
    expect(mailed).toEqual(documents.map((one) => one.id));
  });

  it('do not need the address of the payer', async () => {
    const { id } = await aSigned();
    const payment = await aPayment({ provider: 'stripe', provider_ref: 'pi_1', amount_cents: 33_000, quote_id: id });
    await settlePayment({ id: payment.id, result: PAID });
    const mailed = (await queuedEmails(account.email)).flatMap(({ files = [] }) => files);
    expect(mailed).toHaveLength(1);
  });
});

describe('professional customer', () => {
  it('reads late interest and the flat 40 € on a deposit that is asked; a consumer never does', async () => {
    const notes: Record<string, string> = {};
    for (const customer_kind of ['professional', 'consumer'] as const) {
      const { id } = await aSigned({ customer_kind });
      const deposit = await askDeposit(admin, { id, amount: 330, due_on: today() });
      notes[customer_kind] = JSON.stringify((await readInvoice(admin, { id: deposit.id })).document.notes);
    }
    expect(notes.professional).toContain('40 €');
    expect(notes.consumer).not.toContain('40 €');
  });

  it('pays online although the company has no mediator for consumers', async () => {
    await openDemonstration();
    const { id } = await aSigned({ customer_kind: 'professional' });
    const other = await aSigned();
    const customer = asAccount(account);
    await completeCompany({ mediator: '' });
    const deposit = await askDeposit(admin, { id, amount: 330, due_on: today() });
    expect((await readDue(customer, { quoteId: id })).refusal).toBe('');
    expect((await readDue(customer, { invoiceId: deposit.id })).refusal).toBe('');
    expect((await readDue(customer, { quoteId: other.id })).refusal).toContain('médiateur');
  });
});

describe('log of a withdrawal', () => {
  const select = () => db().selectFrom('audit_log').select(['action', 'class']).where('action', '=', 'quote.withdraw');
  const LOGGED = [{ action: 'quote.withdraw', class: 'money' }];

  it('stays ten years for one in the account', async () => {
    const { id } = await aSigned();
    await recordReceipt(admin, { quoteId: id, means: 'transfer', amount: 330, received_on: today() });
    await withdrawOwnQuote(asAccount(account), { id, confirm: true });
    expect(await select().execute()).toEqual(LOGGED);
  });

  it('gets a line for one by the link too, once', async () => {
    const { token } = await aSigned();
    await withdrawLinkedQuote(asVisitor(), { token, confirm: true });
    await withdrawLinkedQuote(asVisitor(), { token, confirm: true });
    expect(await select().execute()).toEqual(LOGGED);
  });
});
