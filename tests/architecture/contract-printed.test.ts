import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { readInvoice } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { billBegunWorks } from '#src/domains/sales/payments/commands/bill-begun-works.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { aContract, aSentAmendment, YES } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { cents } from './contract-walker.ts';

useDatabase(completeCompany);
beforeEach(() => freezeClock('2026-11-25T10:00:00.000Z'));
afterEach(() => freezeClock());

const DAY = '2026-11-25';
const roof = (unit_price_cents: number, vat_rate: PricedLine['vat_rate']): PricedLine => ({
  ...{ label: 'Couverture', quantity_milli: 1_000, unit: 'forfait' },
  ...{ unit_price_cents, vat_rate },
});
/** Works of 1,100 € with tax. */
const LINES = [roof(100_000, 10)];
const MORE = { label: 'Gouttière', quantity: 1, unit: 'forfait', unit_price: 100, vat_rate: 20 };
const receipt = (amount: number) => ({ means: 'transfer', amount, received_on: DAY }) as const;

type Admin = Awaited<ReturnType<typeof asAdmin>>;

async function aSigned(answer: { early_start?: boolean } = {}, lines: PricedLine[] = LINES) {
  const account = await anAccount();
  const { id } = await aContract({ lines, user_id: account.id, email: account.email }, answer);
  return { id, admin: await asAdmin(), customer: asAccount(account) };
}

async function issue(admin: Admin, quoteId: number): Promise<number> {
  const order = await convertQuote(admin, { id: quoteId });
  return (await issueInvoice(admin, { id: order.id })).id;
}

/** Returns what a document asks for and what it deducts, after comparing it with the account, in cents. */
async function readPaper(admin: Admin, id: number) {
  const { document, due } = await readInvoice(admin, { id });
  expect(document.due?.cents).toBe(cents(due));
  return { asks: document.due?.cents, settled: document.settled.map((line) => line.cents) };
}

describe('invoice and money that no deposit invoice bills', () => {
  it('deducts what was overpaid before an amendment', async () => {
    const { id, admin, customer } = await aSigned();
    await recordReceipt(admin, { ...receipt(1200), quoteId: id });
    const amendment = await aSentAmendment(id, [MORE]);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    expect(await readPaper(admin, await issue(admin, id))).toEqual({ asks: 2_000, settled: [110_000, 10_000] });
  });

  it('asks for nothing when a paid invoice is credited and issued again', async () => {
    const { id, admin } = await aSigned();
    const first = await issue(admin, id);
    await recordReceipt(admin, { ...receipt(1100), invoiceId: first });
    await creditInvoice(admin, { id: first, reason: 'Adresse erronée' });
    expect(await readPaper(admin, await issue(admin, id))).toEqual({ asks: 0, settled: [110_000] });
  });

  it('does the same for a direct order', async () => {
    const admin = await asAdmin();
    const { id } = await anOrderRow();
    const first = await issueInvoice(admin, { id });
    await recordReceipt(admin, { ...receipt(first.gross), invoiceId: first.id });
    await creditInvoice(admin, { id: first.id });
    const second = await issueInvoice(admin, { id });
    expect(await readPaper(admin, second.id)).toEqual({ asks: 0, settled: [cents(first.gross)] });
  });

  it('deducts a cheque that was recorded while company data was missing, once, from what is issued next', async () => {
    const { id, admin } = await aSigned();
    await completeCompany({ siret: '' });
    await recordReceipt(admin, { ...receipt(330), quoteId: id });
    await completeCompany();
    const deposit = await askDeposit(admin, { id, amount: 200, due_on: DAY });
    expect(await readPaper(admin, deposit.id)).toEqual({ asks: 0, settled: [20_000] });
    expect(await readPaper(admin, await issue(admin, id))).toEqual({ asks: 77_000, settled: [20_000, 13_000] });
  });

  it('deducts money that arrived while the order was cancelled', async () => {
    const { id, admin } = await aSigned();
    const order = await convertQuote(admin, { id });
    await changeOrderStatus(admin, { id: order.id, status: 'annulé' });
    await recordReceipt(admin, { ...receipt(300), quoteId: id });
    await changeOrderStatus(admin, { id: order.id, status: 'en_cours' });
    const invoice = await issueInvoice(admin, { id: order.id });
    expect(await readPaper(admin, invoice.id)).toEqual({ asks: 80_000, settled: [30_000] });
  });
});

/** Adds up net and tax at each rate of an invoice and its credit notes. */
async function sumRates(admin: Admin, ids: readonly number[]) {
  const sums: Record<number, { net: number; vat: number }> = {};
  for (const id of ids) {
    const { document, kind } = await readInvoice(admin, { id });
    for (const { rate, net_cents, vat_cents } of document.totals.vat) {
      const sign = kind === 'credit' ? -1 : 1;
      const { net = 0, vat = 0 } = sums[rate] ?? {};
      sums[rate] = { net: net + sign * net_cents, vat: vat + sign * vat_cents };
    }
  }
  return sums;
}

describe('credit notes of one invoice', () => {
  it('take back each rate: of the amendment that was withdrawn, then of the rest', async () => {
    const { id, admin, customer } = await aSigned();
    const amendment = await aSentAmendment(id, [MORE]);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    const final = await issue(admin, id);
    await withdrawOwnQuote(customer, { id: amendment.id, confirm: true });
    const rest = await creditInvoice(admin, { id: final });
    const { document } = await readInvoice(admin, { id: rest.id });
    expect(document.totals.vat).toEqual([{ rate: 10, net_cents: 100_000, vat_cents: 10_000 }]);
  });

  it('leave nothing at any rate, whatever their parts', async () => {
    const { id, admin } = await aSigned({}, [...LINES, roof(33_333, 20)]);
    const final = await issue(admin, id);
    const ids = [final];
    for (const amount of [333.33, 333.34, undefined]) {
      ids.push((await creditInvoice(admin, { id: final, amount })).id);
    }
    expect(await sumRates(admin, ids)).toEqual({ 10: { net: 0, vat: 0 }, 20: { net: 0, vat: 0 } });
  });

  it('take back what the invoice billed beyond its deposits, at its rates', async () => {
    const { id, admin, customer } = await aSigned();
    await recordReceipt(admin, { ...receipt(1100), quoteId: id });
    const amendment = await aSentAmendment(id, [MORE]);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    const final = await issue(admin, id);
    const parts = [await creditInvoice(admin, { id: final, amount: 119 }), await creditInvoice(admin, { id: final })];
    const rates = await Promise.all(
      parts.map(async (part) => (await readInvoice(admin, { id: part.id })).document.totals.vat),
    );
    expect(rates).toEqual([
      [{ rate: 20, net_cents: 9_917, vat_cents: 1_983 }],
      [{ rate: 20, net_cents: 83, vat_cents: 17 }],
    ]);
    expect(parts.map(({ net, vat, gross }) => [net, vat, gross])).toEqual([
      [-99.17, -19.83, -119],
      [-0.83, -0.17, -1],
    ]);
  });

  it('add up on the paper also for works begun before a withdrawal', async () => {
    const { id, admin, customer } = await aSigned({ early_start: true });
    await recordReceipt(admin, { ...receipt(330), quoteId: id });
    await withdrawOwnQuote(customer, { id, confirm: true });
    const begun = await billBegunWorks(admin, { id, amount: 200 });
    expect(await readPaper(admin, begun.id)).toEqual({ asks: 0, settled: [20_000] });
    const credit = await creditInvoice(admin, { id: begun.id });
    const { document } = await readInvoice(admin, { id: credit.id });
    expect([document.totals.gross_cents, document.settled, document.due?.cents]).toEqual([20_000, [], 20_000]);
  });
});

describe('deposit invoice', () => {
  it('states the day on which the office received the cheque', async () => {
    const { id, admin } = await aSigned();
    const cheque = { quoteId: id, means: 'cheque', amount: 330, received_on: '2026-10-31', reference: '77' } as const;
    await recordReceipt(admin, cheque);
    const { documents } = await readContract(admin, { quoteId: id });
    const { document } = await readInvoice(admin, { id: documents[0]?.id ?? 0 });
    const dates = document.facts.map(({ label, value }) => `${label} : ${value}`);
    expect(dates).toContain('Encaissé le : 31 octobre 2026');
    expect(dates).toContain('Date d’émission : 25 novembre 2026');
    expect(document.settled[0]?.label).toContain('31 octobre 2026');
  });
});
