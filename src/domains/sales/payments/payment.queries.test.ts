import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anInvoice, completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { STRIPE_KEYS } from '#tests/support/fake-stripe.ts';
import { readRows } from '#tests/support/rows.ts';
import { recordReceipt } from './commands/record-receipt.server.ts';
import { recordRefund } from './commands/record-refund.server.ts';
import { aPayment } from './payment.fixture.server.ts';
import {
  countPayments,
  drawPaymentNotice,
  exportPayments,
  listPayments,
  listRefundNotices,
  readDue,
  readPayment,
  readPaymentConfig,
} from './payment.queries.server.ts';

useDatabase();
useDemoPayments();
afterEach(() => freezeClock());

describe('readDue', () => {
  it('returns the amount due to the owner of a quote, and the same null to all others', async () => {
    const account = await anAccount();
    const { id: quoteId } = await aQuote({ user_id: account.id, status: 'accepted', amount_cents: 100_000 });
    expect(await readDue(asAccount(account), { quoteId })).toMatchObject({
      total: 1_200,
      paid: 0,
      choices: [
        { kind: 'balance', amount: 1_200 },
        { kind: 'deposit', amount: 360 },
      ],
    });
    const somebody = asAccount(await anAccount());
    const nothing = [
      readDue(asVisitor(), { quoteId }),
      readDue(somebody, { quoteId }),
      readDue(asVisitor(), { quoteId: 404 }),
      readDue(asVisitor(), {}),
    ];
    const sent = (await Promise.allSettled(nothing)).map((one) => one.status === 'rejected' && one.reason.message);
    expect([new Set(sent).size, sent[0]]).toEqual([1, expect.any(String)]);
  });
});

describe('readPaymentConfig', () => {
  afterEach(() => openGateway({}));

  it('lists the demonstration’s test cards and allows free amounts', async () => {
    const config = await readPaymentConfig(asVisitor(), {});
    expect(config).toMatchObject({
      mode: 'sandbox',
      publishable_key: null,
      free_payments: true,
      least: 1,
      most: 50_000,
    });
    expect(config.test_cards).toHaveLength(4);
  });

  it('lists no test cards with Stripe, and allows free amounts only when enabled', async () => {
    await openGateway(STRIPE_KEYS);
    expect(await readPaymentConfig(asVisitor(), {})).toMatchObject({
      mode: 'stripe',
      publishable_key: STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY,
      test_cards: [],
      free_payments: false,
    });
  });
});

describe('readPaymentConfig, bank transfer', () => {
  it('returns why nothing is paid online, the company’s account and the number of the quote', async () => {
    await completeCompany({ bic: 'EXEMPLEXXX', siret: '' });
    const account = await anAccount();
    const { id } = await aQuote({ status: 'accepted', user_id: account.id, amount_cents: 100_000 });
    const config = await readPaymentConfig(asVisitor(), {});
    expect(config.transfer).toEqual({ holder: 'Toits d’essai', iban: 'FR00 EXEMPLE', bic: 'EXEMPLEXXX' });
    expect(config.refusal).toContain('(SIRET)');
    await completeCompany();
    expect((await readPaymentConfig(asVisitor(), {})).refusal).toBe('');
    await openGateway({ PAYMENTS: 'off' });
    expect(await readPaymentConfig(asVisitor(), {})).toMatchObject({
      mode: 'off',
      test_cards: [],
      refusal: expect.stringContaining('réglez par virement'),
    });
    expect(await readDue(asAccount(account), { quoteId: id })).toMatchObject({
      number: 'D000001',
      refusal: expect.stringContaining('réglez par virement'),
    });
  });
});

describe('readPayment', () => {
  it('returns the gateway’s status beside the shown status', async () => {
    const admin = await asAdmin();
    const { id } = await aPayment({ status: 'failed', provider_ref: 'x', provider_status: 'succeeded' });
    expect(await readPayment(admin, { id })).toMatchObject({ is_mismatch: true, is_refundable: true });
    expect(await readPayment(admin, { id })).toMatchObject({ invoice_id: null, invoice_number: '' });
    await expect(readPayment(admin, { id: 404 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('names the invoice by its printed number, also in the list', async () => {
    const admin = await asAdmin();
    await completeCompany();
    const { id: invoice_id, number } = await anInvoice();
    const { id } = await aPayment({ status: 'completed', invoice_id });
    expect((await readPayment(admin, { id })).invoice_number).toBe(number);
    expect((await listPayments(admin, {})).items[0]?.invoice_number).toBe(number);
  });
});

describe('countPayments', () => {
  it('sums only completed payments, less refunds', async () => {
    const admin = await asAdmin();
    expect(await countPayments(admin, {})).toMatchObject({ total: 0, completed_amount: 0 });
    await aPayment({ status: 'completed', refunded_cents: 10_000 });
    await aPayment({ status: 'completed', voided_at: '2026-11-21T20:00:00.000Z' });
    for (const status of ['pending', 'failed', 'refunded'] as const) await aPayment({ status });
    expect(await countPayments(admin, {})).toEqual({
      total: 4,
      completed: 1,
      pending: 1,
      failed: 1,
      refunded: 1,
      completed_amount: 400,
    });
  });
});

describe('exportPayments', () => {
  it('exports every payment that matches the filter', async () => {
    const { id } = await aPayment({ status: 'failed' });
    await aPayment();
    expect(await readRows(exportPayments(await asAdmin(), { status: 'failed' }))).toMatchObject([{ id, amount: 500 }]);
  });
});

describe('listPayments', () => {
  it('searches number, customer and service ignoring case, filters and paginates', async () => {
    const admin = await asAdmin();
    const first = await aPayment({ status: 'completed' });
    await aPayment({ voided_at: '2026-11-21T20:00:00.000Z' });
    const second = await aPayment({ amount_cents: 1 });
    const ids = async (query = {}) => (await listPayments(admin, query)).items.map(({ id }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    expect(await ids({ sort_by: 'amount', sort_order: 'desc' })).toEqual([first.id, second.id]);
    expect(await ids({ status: 'completed' })).toEqual([first.id]);
    expect(await ids({ search: first.transaction_id.toLowerCase() })).toEqual([first.id]);
    expect(await ids({ search: 'RIVOIRE' })).toHaveLength(2);
    expect(await ids({ search: 'couverture' })).toHaveLength(2);
    expect((await listPayments(admin, { page: 2, per_page: 1 })).meta).toMatchObject({ total: 2, last_page: 2 });
  });

  it('allows only administrators', async () => {
    await expect(listPayments(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listRefundNotices, drawPaymentNotice', () => {
  it('returns the notices of a payment as PDF, and none of another payment', async () => {
    await completeCompany();
    const admin = await asAdmin();
    const { id: quoteId } = await aContract({ email: 'paule@essai.example' });
    const received_on = '2026-11-25';
    freezeClock(`${received_on}T10:00:00.000Z`);
    const { id } = await recordReceipt(admin, { quoteId, means: 'transfer', amount: 1_200, received_on });
    expect(await listRefundNotices(admin, { id })).toEqual([]);
    await recordRefund(admin, { id, amount: 100, means: 'cheque', refunded_on: received_on });
    const [notice] = await listRefundNotices(admin, { id });
    expect(notice?.number).toMatch(/R-2026-000001$/);
    const { number, bytes } = await drawPaymentNotice(admin, { id, notice: notice?.id ?? 0 });
    expect([number, Buffer.from(bytes).toString('latin1', 0, 5)]).toEqual([notice?.number, '%PDF-']);
    const { id: other } = await aPayment();
    await expect(drawPaymentNotice(admin, { id: other, notice: notice?.id ?? 0 })).rejects.toThrow('n’existe pas');
  });
});
