import { afterEach, describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anInvoice, completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { findInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { findContractEntries, verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { decideLinkedQuote } from '#src/domains/sales/quotes/commands/decide-linked-quote.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { freezeClock, now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { readContractAccount } from '../contract-account.internal.server.ts';
import { askDeposit } from './ask-deposit.server.ts';
import { recordReceipt } from './record-receipt.server.ts';
import { recordRefund } from './record-refund.server.ts';

useDatabase();
afterEach(() => freezeClock());

const CHEQUE = { means: 'cheque', received_on: '2026-11-20', reference: '0012345', bank: 'Banque du Rhône' } as const;
const TRANSFER = { means: 'transfer', received_on: '2026-11-20' } as const;

const anAcceptedQuote = () => aQuote({ lines: ROOF_LINES, status: 'accepted', email: 'paule@essai.example' });

describe('recordReceipt', () => {
  it('records a cheque on an accepted quote, with its deposit invoice and the customer’s receipt', async () => {
    freezeClock('2026-11-21T12:00:00Z');
    await completeCompany();
    const { id: quoteId } = await anAcceptedQuote();
    const admin = await asAdmin();
    const payment = await recordReceipt(admin, { ...CHEQUE, quoteId, amount: '1 800,00' });
    expect(payment).toMatchObject({
      ...{ provider: 'office', status: 'completed', payment_method: 'cheque', amount: 1800, quote_id: quoteId },
      ...{ reference: '0012345', bank: 'Banque du Rhône', received_on: '2026-11-20', is_refundable: false },
    });
    expect((await findQuote({ id: quoteId }))?.paid_cents).toBe(180_000);
    const invoice = await db().selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
    expect(invoice).toMatchObject({ kind: 'deposit', quote_id: quoteId, gross_cents: 180_000 });
    expect(invoice.document).toContain('chèque n° 0012345 (Banque du Rhône)');
    expect(await findContractEntries({ quote_id: quoteId })).toMatchObject([
      { kind: 'receipt', means: 'cheque', amount_cents: 180_000, received_on: '2026-11-20', payment_id: payment.id },
    ]);
    const [email] = await queuedEmails();
    expect(email?.text).toContain('chèque n° 0012345 (Banque du Rhône)');
    expect(email?.text).toContain('20 novembre 2026');
    expect(email?.text).not.toContain('démonstration');
    expect((await verifyLedger()).fault).toBeUndefined();
  });

  it('settles an invoice in parts, and keeps what exceeds it as a credit of the customer', async () => {
    const { id: invoiceId, gross } = await anInvoice();
    const admin = await asAdmin();
    await recordReceipt(admin, { ...TRANSFER, invoiceId, amount: 1000 });
    await recordReceipt(admin, { ...TRANSFER, invoiceId, amount: gross - 1000 + 12.5 });
    expect(await findInvoice({ id: invoiceId })).toMatchObject({ paid_cents: gross * 100, due_cents: 0 });
    const { order_id } = (await findInvoice({ id: invoiceId })) ?? {};
    expect(await readContractAccount({ order_id: order_id ?? 0 })).toMatchObject({ account: { surplus_cents: 1250 } });
  });

  it('settles the invoice of an order’s or a quote’s works once it is issued', async () => {
    const { id: quoteId } = await anAcceptedQuote();
    const { id: invoiceId, order_id: orderId } = await anInvoice({ quote_id: quoteId, lines: ROOF_LINES });
    const admin = await asAdmin();
    expect(await recordReceipt(admin, { ...TRANSFER, quoteId, amount: 10 })).toMatchObject({ invoice_id: invoiceId });
    expect(await recordReceipt(admin, { ...TRANSFER, orderId, amount: 20 })).toMatchObject({ invoice_id: invoiceId });
  });

  it('settles the quote of an order that has no invoice yet', async () => {
    const { id: quoteId } = await anAcceptedQuote();
    const { id: orderId } = await anOrderRow({ quote_id: quoteId, lines: ROOF_LINES });
    expect(await recordReceipt(await asAdmin(), { ...TRANSFER, orderId, amount: 20 })).toMatchObject({
      quote_id: quoteId,
      invoice_id: null,
    });
  });

  it('limits the cash of a contract to 1,000 €, and says why', async () => {
    const { id: quoteId } = await anAcceptedQuote();
    const admin = await asAdmin();
    const cash = (amount: number) =>
      recordReceipt(admin, { means: 'cash', received_on: '2026-11-20', quoteId, amount });
    await expect(cash(1000.01)).rejects.toMatchObject({
      fields: { amount: [expect.stringContaining('L112-6')] },
    });
    await cash(600);
    await expect(cash(400.01)).rejects.toMatchObject({
      fields: { amount: [expect.stringMatching(/600\s€ ont déjà été reçus/)] },
    });
    expect((await cash(400)).amount).toBe(400);
  });

  it('counts all cash received for a contract, including refunded cash', async () => {
    const { id: quoteId } = await anAcceptedQuote();
    const admin = await asAdmin();
    const { id } = await recordReceipt(admin, { ...CHEQUE, quoteId, amount: 900 });
    await recordRefund(admin, { id, amount: 900, means: 'cash', refunded_on: '2026-11-20' });
    const cash = { means: 'cash', received_on: '2026-11-20', quoteId, amount: 1000 } as const;
    const paid = await recordReceipt(admin, cash);
    await recordRefund(admin, { id: paid.id, amount: 1000, means: 'cash', refunded_on: '2026-11-20' });
    await expect(recordReceipt(admin, { ...cash, amount: 1 })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses a day to come, and one before the accounts that are kept', async () => {
    const { id: quoteId } = await anAcceptedQuote();
    const admin = await asAdmin();
    for (const received_on of ['0001-01-01', '2001-11-20', '2999-01-01']) {
      const receipt = { ...CHEQUE, quoteId, amount: 10, received_on };
      await expect(recordReceipt(admin, receipt)).rejects.toMatchObject({
        fields: { received_on: [expect.any(String)] },
      });
    }
  });

  it('refuses money in the seven days after a contract at the customer’s home, and names the last one', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const { id: quoteId, token } = await aSentQuote({ contract_mode: 'home' });
    await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    freezeClock('2026-11-27T22:59:59.000Z');
    const admin = await asAdmin();
    const receipt = { ...TRANSFER, quoteId, amount: 100 };
    await expect(recordReceipt(admin, receipt)).rejects.toThrow(/jusqu’au 27 novembre 2026 inclus/);
    freezeClock('2026-11-27T23:00:00.000Z');
    expect((await recordReceipt(admin, receipt)).amount).toBe(100);
  });

  it('refuses an equal receipt of the same day, until the office says that it is another one', async () => {
    const { id: quoteId } = await anAcceptedQuote();
    const admin = await asAdmin();
    const receipt = { ...CHEQUE, quoteId, amount: 500 };
    const sent = await Promise.allSettled([recordReceipt(admin, receipt), recordReceipt(admin, receipt)]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(recordReceipt(admin, receipt)).rejects.toMatchObject({ code: 'conflict', reason: 'known_receipt' });
    await recordReceipt(admin, { ...receipt, is_again: true });
    expect((await findQuote({ id: quoteId }))?.paid_cents).toBe(100_000);
  });

  it('refuses the cheque of a contract that was recorded on another of its documents', async () => {
    await completeCompany();
    const { id: quoteId } = await anAcceptedQuote();
    const admin = await asAdmin();
    const deposit = await askDeposit(admin, { id: quoteId, amount: 500, due_on: parisDay(now()) });
    const cheque = { ...CHEQUE, amount: 500, reference: '0001234', bank: 'CIC' };
    await recordReceipt(admin, { ...cheque, invoiceId: deposit.id });
    const again = { code: 'conflict', reason: 'known_receipt' };
    await expect(recordReceipt(admin, { ...cheque, quoteId })).rejects.toMatchObject(again);
    await expect(recordReceipt(admin, { ...cheque, reference: '', quoteId })).rejects.toMatchObject(again);
    expect((await recordReceipt(admin, { ...cheque, reference: '0001235', quoteId })).amount).toBe(500);
  });

  test.each([
    ['a day in the future', { received_on: '2026-11-22' }, 'invalid'],
    ['a day that does not exist', { received_on: '2026-02-30' }, 'invalid'],
    ['an unknown means', { means: 'gold' as never }, 'invalid'],
    ['nothing', { amount: 0 }, 'invalid'],
    ['a negative amount', { amount: -5 }, 'invalid'],
    ['too large an amount', { amount: 1_000_000_000 }, 'invalid'],
    ['no document', { quoteId: null }, 'invalid'],
    ['two documents', { invoiceId: 1 }, 'invalid'],
    ['an unknown quote', { quoteId: 99 }, 'not-found'],
  ])('refuses %s', async (_case, change, code) => {
    freezeClock('2026-11-21T12:00:00Z');
    const { id: quoteId } = await anAcceptedQuote();
    const sent = { ...TRANSFER, quoteId, amount: 500, ...change };
    await expect(recordReceipt(await asAdmin(), sent)).rejects.toMatchObject({ code });
    expect(await db().selectFrom('payments').selectAll().execute()).toEqual([]);
  });

  it('refuses a quote that nobody accepted, and a visitor', async () => {
    const admin = await asAdmin();
    const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'quoted' });
    await expect(recordReceipt(admin, { ...TRANSFER, quoteId, amount: 1 })).rejects.toThrow(/avant l’accord/);
    await expect(recordReceipt(asVisitor(), { ...TRANSFER, quoteId, amount: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
