import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { countInvoices, listInvoices, readInvoice } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { findQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { anAgreedQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { STRIPE_KEYS } from '#tests/support/fake-stripe.ts';
import { ASKING, DECLINED, TYPED } from '../payment.fixture.server.ts';
import { sumRevenue } from '../payment.internal.server.ts';
import { countPayments, listPayments, readDue } from '../payment.queries.server.ts';
import { confirmPayment } from './confirm-payment.server.ts';
import { payByCard } from './pay-by-card.server.ts';

useDatabase(completeCompany);
useDemoPayments();

const from = (number: number, key?: string) => ({
  ...asVisitor(),
  clientAddress: `10.0.0.${number}`,
  idempotencyKey: key,
});
const rows = () => db().selectFrom('payments').selectAll().orderBy('id').execute();

/** Creates a quote of 12,000 € with tax, with a deposit of 3,600 €. */
async function ownQuote() {
  const account = await anAccount();
  const { id } = await anAgreedQuote({ user_id: account.id, lines: [], amount_cents: 1_000_000 });
  const paid = async () => (await findQuote({ id }))?.paid_cents;
  return { id, paid, as: (number: number) => ({ ...asAccount(account), clientAddress: `10.0.0.${number}` }) };
}

describe('payByCard', () => {
  it.each([{ PAYMENTS: 'off' as const }, STRIPE_KEYS])('refuses a demonstration payment with %o', async (mode) => {
    const { id: quoteId, as } = await ownQuote();
    await openGateway(mode);
    const code = 'PAYMENTS' in mode ? 'conflict' : 'malformed';
    await expect(payByCard(as(1), { ...TYPED, quoteId, amount: 12_000 } as never)).rejects.toMatchObject({ code });
    expect(await rows()).toEqual([]);
  });

  it('receives nothing while the company data of a deposit invoice is missing, and names it', async () => {
    const { id: quoteId, as } = await ownQuote();
    await completeCompany({ siret: '', iban: '' });
    for (const target of [{ quoteId }, {}]) {
      const paying = payByCard(as(1), { ...TYPED, ...target, amount: 12_000 } as never);
      await expect(paying).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('(SIRET, IBAN)'),
      });
    }
    expect(await rows()).toEqual([]);
  });

  it('neither resumes nor confirms a payment that another gateway made', async () => {
    const asking = await payByCard(from(1, 'k'), { ...ASKING, amount: 100 } as never);
    await openGateway({ PAYMENTS: 'off' });
    const { transaction_id: transactionId } = asking.receipt;
    const confirming = confirmPayment(from(1), { transactionId, accepted: true });
    await expect(confirming).rejects.toMatchObject({ code: 'conflict' });
    await expect(payByCard(from(1, 'k'), { ...ASKING, amount: 100 } as never)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await rows()).toMatchObject([{ status: 'pending' }]);
  });

  it('pays a deposit, then the rest, then refuses', async () => {
    const { id: quoteId, paid, as } = await ownQuote();
    const pay = (amount: unknown) => payByCard(as(1), { ...TYPED, quoteId, amount } as never);
    expect((await pay('3 600,00')).receipt).toMatchObject({ status: 'completed', amount: 3_600, last_four: '4242' });
    await expect(pay(3_600)).rejects.toMatchObject({ status: 422 });
    expect((await pay(8_400)).receipt.status).toBe('completed');
    await expect(pay(8_400)).rejects.toMatchObject({ status: 422 });
    expect(await paid()).toBe(1_200_000);
  });

  it('makes a whole chain of documents in series of their own, which count in no figure outside the demonstration', async () => {
    const { id: quoteId, paid, as } = await ownQuote();
    const admin = await asAdmin();
    const pay = (amount: number, target: object) => payByCard(as(1), { ...TYPED, ...target, amount } as never);
    const figures = async () => ({
      revenue: (await sumRevenue('2020-01-01')).total_cents,
      payments: (await countPayments(admin, {})).total,
      billed: (await countInvoices(admin, {})).billed,
      paid: await paid(),
      due: (await readDue(as(1), { quoteId }).catch(() => undefined))?.choices.map(({ amount }) => amount) ?? [],
    });
    await pay(3_600, { quoteId });
    const { id: orderId } = await convertQuote(admin, { id: quoteId });
    const demo = await issueInvoice(admin, { id: orderId });
    expect(demo).toMatchObject({ number: expect.stringMatching(/^DEMO-F-\d{4}-000002$/), gross: 8_400, is_demo: true });
    await pay(8_400, { quoteId });
    const withDemo = { revenue: 1_200_000, payments: 2, billed: 12_000, paid: 1_200_000, due: [] };
    expect(await figures()).toEqual(withDemo);

    await openGateway({ PAYMENTS: 'off' });
    expect(await figures()).toEqual({ revenue: 0, payments: 0, billed: 0, paid: 0, due: [12_000, 3_600] });
    await expect(creditInvoice(admin, { id: demo.id })).rejects.toMatchObject({ code: 'conflict' });
    const real = await issueInvoice(admin, { id: orderId });
    expect(real).toMatchObject({ number: expect.stringMatching(/^F-\d{4}-000001$/), gross: 12_000, due: 12_000 });
    const { items } = await listInvoices(admin, {});
    expect(items.map(({ number, is_demo, counts, due }) => [number.slice(0, 4), is_demo, counts, due])).toEqual([
      ['F-20', false, true, 12_000],
      ['DEMO', true, false, 0],
      ['DEMO', true, false, 0],
    ]);
    expect((await readInvoice(admin, { id: demo.id })).document.mark).toBe('DÉMONSTRATION – sans valeur');
    expect((await readInvoice(admin, { id: real.id })).document.mark).toBeUndefined();
    expect((await listPayments(admin, {})).items).toHaveLength(2);

    await openGateway({ PAYMENTS: 'demo' });
    await expect(creditInvoice(admin, { id: real.id })).rejects.toMatchObject({ code: 'conflict' });
    expect(await creditInvoice(admin, { id: demo.id })).toMatchObject({
      number: expect.stringMatching(/^DEMO-A-\d{4}-000001$/),
      is_demo: true,
    });
  });

  it.each([1, 5000.01, -5, 0, Number.NaN, '1e3', 0.001, 1e12])(
    'refuses an amount of %s for a quote',
    async (amount) => {
      const { id: quoteId, as } = await ownQuote();
      await expect(payByCard(as(1), { ...TYPED, quoteId, amount } as never)).rejects.toMatchObject({ status: 422 });
      expect(await rows()).toEqual([]);
    },
  );

  it('stores one payment for fifty concurrent requests on one quote without a key', async () => {
    // Frozen so that on a slow machine no request waits until another one treats it as abandoned.
    freezeClock('2026-11-20T08:00:00.000Z');
    const { id: quoteId, paid, as } = await ownQuote();
    const sent = await Promise.allSettled(
      Array.from({ length: 50 }, (_, number) => payByCard(as(number), { ...TYPED, quoteId, amount: 12_000 })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await rows()).filter(({ status }) => status === 'completed')).toHaveLength(1);
    expect(await paid()).toBe(1_200_000);
  });

  it('stores one payment with one number for fifty concurrent requests with one key', async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 50 }, () => payByCard(from(1, 'one-key'), { ...TYPED, amount: 100 })),
    );
    const numbers = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value.receipt.transaction_id] : []));
    const refusals = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect([new Set(numbers).size, new Set(refusals).size <= 1, refusals[0] ?? 'conflict']).toEqual([
      1,
      true,
      'conflict',
    ]);
    expect(await rows()).toHaveLength(1);
    expect((await payByCard(from(2, 'one-key'), { ...TYPED, amount: 100 })).is_replayed).toBe(true);
  });

  it('stores a payment as failed when the bank declines; three of them block the quote for a while', async () => {
    const { id: quoteId, paid, as } = await ownQuote();
    for (const number of [1, 2, 3]) {
      const { receipt } = await payByCard(as(number), { ...DECLINED, quoteId, amount: 12_000 });
      expect(receipt).toMatchObject({ status: 'failed', failure: expect.stringContaining('refusé') });
    }
    await expect(payByCard(as(4), { ...TYPED, quoteId, amount: 12_000 })).rejects.toMatchObject({ code: 'limit' });
    expect(await paid()).toBe(0);
  });

  it('replaces a payment that was never confirmed with a new one', async () => {
    const { id: quoteId, paid, as } = await ownQuote();
    const first = await payByCard(as(1), { ...ASKING, quoteId, amount: 12_000 });
    expect(first.receipt).toMatchObject({ status: 'pending', asks_confirmation: true });
    expect((await payByCard(as(2), { ...TYPED, quoteId, amount: 3_600 })).receipt.status).toBe('completed');
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'completed']);
    expect(await paid()).toBe(360_000);
  });

  it('assigns the payment to the signed-in account', async () => {
    const account = await anAccount({ name: 'Ada' });
    await payByCard(asAccount(account), { ...TYPED, amount: 10 });
    expect(await rows()).toMatchObject([{ user_id: account.id, customer_name: 'Ada', customer_email: account.email }]);
  });
});
