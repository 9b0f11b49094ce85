import { describe, expect, it } from 'vitest';
import { anInvoice, completeCompany, receiveMoney } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { findInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { findPaymentEntries, verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { billDeposit, bookPayment, findBill } from './booking.internal.server.ts';
import { aPayment } from './payment.fixture.server.ts';
import type { PaymentRecord } from './payment-record.contract.ts';

useDatabase();
useDemoPayments();

const CAUSE = { reason: '', actorId: null };

describe('billDeposit', () => {
  it('issues the invoice of a payment on a quote before the works are billed', async () => {
    await completeCompany();
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    await receiveMoney({ quote_id }, 50_000);
    const deposit = await billDeposit(await aPayment({ quote_id, payment_method: 'visa', last_four: '4242' }));
    const invoice = await db().selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
    expect(invoice).toMatchObject({ number: deposit?.number, kind: 'deposit', quote_id, gross_cents: 50_000 });
    expect(invoice.document).toContain('carte Visa •••• 4242');
  });

  it('issues no invoice for a payment on an invoice, without a quote, or without legal data', async () => {
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    for (const changes of [{ quote_id, invoice_id: 1 }, {}, { quote_id }]) {
      expect(await billDeposit(await aPayment(changes))).toBeNull();
    }
  });
});

describe('bookPayment', () => {
  const emails = async () => (await db().selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()).length;

  it('issues the deposit invoice when a payment counts, credits it when it no longer does', async () => {
    await completeCompany();
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const before = await aPayment({ quote_id });
    const done = await bookPayment({ before, after: { ...before, status: 'completed' }, cause: CAUSE });
    const undone = await bookPayment({ before: done, after: { ...done, status: 'failed' }, cause: CAUSE });
    const again = await bookPayment({ before: undone, after: { ...undone, status: 'completed' }, cause: CAUSE });
    const invoices = await db().selectFrom('invoices').select(['id', 'kind', 'gross_cents', 'corrects_id']).execute();
    expect(invoices.map(({ kind, gross_cents }) => [kind, gross_cents])).toEqual([
      ['deposit', 50_000],
      ['credit', -50_000],
      ['deposit', 50_000],
    ]);
    expect([done.deposit_invoice_id, again.deposit_invoice_id]).toEqual([invoices[0]?.id, invoices[2]?.id]);
    expect(invoices[1]?.corrects_id).toBe(done.deposit_invoice_id);
  });

  it('opens a deposit again that a final invoice deducts, without a credit note', async () => {
    await completeCompany();
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const before = await aPayment({ quote_id });
    const done = await bookPayment({ before, after: { ...before, status: 'completed' }, cause: CAUSE });
    await anInvoice({ quote_id, lines: ROOF_LINES });
    const after = { ...done, status: 'refunded' } as const;
    await bookPayment({ before: done, after, cause: CAUSE });
    expect((await findQuote({ id: quote_id }))?.paid_cents).toBe(0);
    const deposit = await findInvoice({ id: done.deposit_invoice_id ?? 0 });
    expect(deposit).toMatchObject({ kind: 'deposit', due_cents: 50_000, is_closed: false });
  });

  it('invoices no more than the contract; the rest is a credit of the customer', async () => {
    await completeCompany();
    const { id: quote_id } = await aQuote({ amount_cents: 10_000, status: 'accepted' });
    for (const amount_cents of [8_000, 8_000, 8_000]) {
      const before = await aPayment({ quote_id, amount_cents });
      await bookPayment({ before, after: { ...before, status: 'completed' }, cause: CAUSE });
    }
    const invoices = await db().selectFrom('invoices').select('gross_cents').orderBy('id').execute();
    expect(invoices.map(({ gross_cents }) => gross_cents)).toEqual([8_000, 4_000]);
    expect((await findQuote({ id: quote_id }))?.paid_cents).toBe(24_000);
  });

  it('enters every change in the ledger, whose sums follow', async () => {
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const before = await aPayment({ quote_id });
    const done = await bookPayment({ before, after: { ...before, status: 'completed' }, cause: CAUSE });
    const part = await bookPayment({ before: done, after: { ...done, refunded_cents: 20_000 }, cause: CAUSE });
    await bookPayment({
      before: part,
      after: { ...part, voided_at: '2026-11-21T20:00:00.000Z' },
      cause: { kind: 'correction', reason: 'Suppression', actorId: null },
    });
    expect(await findPaymentEntries(before.id)).toMatchObject([
      { kind: 'receipt', amount_cents: 50_000, quote_id, means: 'card' },
      { kind: 'refund', amount_cents: -20_000 },
      { kind: 'correction', amount_cents: -30_000, reason: 'Suppression' },
    ]);
    expect(await verifyLedger()).toEqual({ entries: 3, closings: 0, fault: undefined });
  });

  it('updates the quote’s received amount on every change of the payment', async () => {
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const paid = async () => (await findQuote({ id: quote_id }))?.paid_cents;
    let payment = await aPayment({ quote_id, customer_email: 'paule@essai.example' });
    const turn = async (change: Partial<PaymentRecord>) => {
      payment = await bookPayment({ before: payment, after: { ...payment, ...change }, cause: CAUSE });
    };
    await turn({ status: 'completed' });
    expect([await paid(), await emails()]).toEqual([50_000, 1]);
    await turn({ refunded_cents: 20_000 });
    // The receipt, and the notice of the refund.
    expect([await paid(), await emails()]).toEqual([30_000, 2]);
    await turn({ status: 'pending' });
    expect(await paid()).toBe(0);
    await turn({ status: 'completed' });
    expect([await paid(), await emails()]).toEqual([30_000, 2]);
    await turn({ voided_at: '2026-11-21T20:00:00.000Z' });
    expect(await paid()).toBe(0);
  });
});

describe('findBill', () => {
  it('returns the invoice of a quote’s works', async () => {
    const { id: quoteId } = await aQuote({ status: 'accepted', amount_cents: 500_000 });
    expect(await findBill({ quote_id: quoteId })).toMatchObject({ invoiceId: null });
    const { id } = await anInvoice({ quote_id: quoteId });
    expect(await findBill({ quote_id: quoteId })).toMatchObject({ invoiceId: id });
  });
});
