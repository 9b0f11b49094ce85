import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { changeOrder } from '#src/domains/sales/orders/commands/change-order.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { readOrder } from '#src/domains/sales/orders/order.queries.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { billBegunWorks } from '#src/domains/sales/payments/commands/bill-begun-works.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { recordRefund } from '#src/domains/sales/payments/commands/record-refund.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { listRefundsDue, readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { cancelAcceptance } from '#src/domains/sales/quotes/commands/cancel-acceptance.server.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { deleteQuote } from '#src/domains/sales/quotes/commands/delete-quote.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { sendQuote } from '#src/domains/sales/quotes/commands/send-quote.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { aContract, aSentAmendment, YES } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { aCompany, aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { now } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase(completeCompany);

/** Works of 1,100 € with tax. */
const LINES: PricedLine[] = [
  { label: 'Couverture', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 100_000, vat_rate: 10 },
];
const GROSS = 1_100;
const today = (): string => parisDay(now());
const receipt = (amount: number) => ({ means: 'transfer', amount, received_on: today() }) as const;
const CONFLICT = { status: 409 };

async function people() {
  const account = await anAccount();
  return { account, admin: await asAdmin(), customer: asAccount(account) };
}

async function aSigned(answer: { early_start?: boolean } = {}) {
  const { account, admin, customer } = await people();
  const { id } = await aContract({ lines: LINES, user_id: account.id, email: account.email }, answer);
  return { id, admin, customer };
}

/** Returns what stands of a contract's invoices, in euros. */
async function sumStanding(admin: Awaited<ReturnType<typeof asAdmin>>, quoteId: number): Promise<number> {
  const { invoiced, credited } = await readContract(admin, { quoteId });
  return Math.round((invoiced - credited) * 100) / 100;
}

describe('withdrawal from a contract billed by deposits alone', () => {
  it.each([GROSS, 0])('credits the final invoice of 0 € and every deposit after a receipt of %i €', async (paid) => {
    const { id, admin, customer } = await aSigned();
    await askDeposit(admin, { id, amount: GROSS, due_on: today() });
    if (paid > 0) await recordReceipt(admin, { ...receipt(paid), quoteId: id });
    const invoice = await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id });
    expect(invoice.gross).toBe(0);
    await withdrawOwnQuote(customer, { id, confirm: true });
    const contract = await readContract(admin, { quoteId: id });
    expect(contract).toMatchObject({ is_closed: true, due: 0, surplus: paid });
    expect(await sumStanding(admin, id)).toBe(0);
    expect(contract.documents.map(({ kind }) => kind)).toEqual(['deposit', 'invoice', 'credit', 'credit']);
  });

  it('credits the final invoice of 0 € before the deposit of a withdrawn amendment', async () => {
    const { id, admin, customer } = await aSigned();
    const works = { label: 'Chevron', quantity: 1, unit: 'forfait', unit_price: 100, vat_rate: 10 };
    const amendment = await aSentAmendment(id, [works]);
    await decideOwnQuote(customer, { ...YES, id: amendment.id });
    await askDeposit(admin, { id, amount: GROSS + 110, due_on: today() });
    await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id });
    await withdrawOwnQuote(customer, { id: amendment.id, confirm: true });
    expect(await sumStanding(admin, id)).toBe(GROSS);
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ contract: GROSS, is_closed: false });
  });
});

describe('withdrawn contract', () => {
  it('allows no revival: no approval, sending, agreement, change, order or invoice', async () => {
    const { id, admin, customer } = await aSigned();
    await recordReceipt(admin, { ...receipt(300), quoteId: id });
    await withdrawOwnQuote(customer, { id, confirm: true });
    const acts = [
      () => changeQuoteStatus(admin, { id, status: 'approved' }),
      () => changeQuoteStatus(admin, { id, status: 'pending' }),
      () => changeQuote(admin, { id, clientName: 'Paul Rivoire' }),
      () => sendQuote(admin, { id }),
      () => recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: today(), means: 'oral' }),
      () => convertQuote(admin, { id }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject(CONFLICT);
    expect(await readQuote(admin, { id })).toMatchObject({ stage: 'rejected', lock: 'withdrawn' });
    expect(await listRefundsDue(admin, {})).toEqual([expect.objectContaining({ quote_id: id, amount: 300 })]);
  });

  it('bills the works begun before it once', async () => {
    const { id, admin, customer } = await aSigned({ early_start: true });
    const order = await convertQuote(admin, { id });
    await withdrawOwnQuote(customer, { id, confirm: true });
    await billBegunWorks(admin, { id, amount: 200 });
    await expect(issueInvoice(admin, { id: order.id })).rejects.toMatchObject(CONFLICT);
    await expect(billBegunWorks(admin, { id, amount: 200 })).rejects.toMatchObject(CONFLICT);
    expect(await sumStanding(admin, id)).toBe(200);
  });
});

describe('quote that the office approved without a signature', () => {
  async function anApproved() {
    const { account, admin } = await people();
    const { id } = await aQuote({
      lines: LINES,
      address: '3 rue des Lilas',
      user_id: account.id,
      email: account.email,
    });
    await changeQuoteStatus(admin, { id, status: 'approved' });
    return { id, admin };
  }

  it('keeps price, customer, stage and VAT regime once something was asked or received', async () => {
    const { id, admin } = await anApproved();
    await recordReceipt(admin, { ...receipt(GROSS), quoteId: id });
    await saveSettings(systemContext('test'), { group: 'company', values: { is_vat_exempt: true } });
    const lines = [{ label: 'Autre', quantity: 1, unit_price: 10, vat_rate: 10 }];
    for (const act of [
      () => changeQuote(admin, { id, lines }),
      () => changeQuote(admin, { id, clientName: 'Paul Rivoire' }),
      () => changeQuoteStatus(admin, { id, status: 'pending' }),
      () => changeQuoteStatus(admin, { id, status: 'rejected' }),
      () => deleteQuote(admin, { id }),
    ]) {
      await expect(act()).rejects.toMatchObject(CONFLICT);
    }
    expect(await readQuote(admin, { id })).toMatchObject({
      stage: 'accepted',
      lock: 'billed',
      totals: { gross: GROSS },
    });
    expect(await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id })).toMatchObject({ gross: 0 });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ contract: GROSS, due: 0, surplus: 0 });
  });

  it('toggles until then, and is deleted only without any invoice', async () => {
    const { id, admin } = await anApproved();
    await changeQuoteStatus(admin, { id, status: 'pending' });
    await changeQuoteStatus(admin, { id, status: 'approved' });
    const { id: paymentId } = await recordReceipt(admin, { ...receipt(200), quoteId: id });
    await recordRefund(admin, { id: paymentId, amount: 200, means: 'transfer', refunded_on: today() });
    expect(await readQuote(admin, { id })).toMatchObject({ lock: null });
    await changeQuoteStatus(admin, { id, status: 'pending' });
    await expect(deleteQuote(admin, { id })).rejects.toThrow('Une facture');
  });
});

describe('refusal or cancelled acceptance after the order', () => {
  it('cancels the order of a refused quote, which is neither opened again nor billed', async () => {
    const { account, admin, customer } = await people();
    const { id } = await aSentQuote({ lines: LINES, user_id: account.id, email: account.email });
    const order = await convertQuote(admin, { id });
    await decideOwnQuote(customer, { ...YES, id, decision: 'rejected' });
    expect(await readOrder(admin, { id: order.id })).toMatchObject({ status: 'annulé' });
    await expect(changeOrderStatus(admin, { id: order.id, status: 'en_cours' })).rejects.toThrow('est refusé');
    await expect(issueInvoice(admin, { id: order.id })).rejects.toMatchObject(CONFLICT);
  });

  it('refuses a refusal of what was invoiced', async () => {
    const { account, admin, customer } = await people();
    const { id } = await aSentQuote({ lines: LINES, user_id: account.id, email: account.email });
    await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id });
    await expect(decideOwnQuote(customer, { ...YES, id, decision: 'rejected' })).rejects.toMatchObject(CONFLICT);
    await decideOwnQuote(customer, { ...YES, id });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ contract: GROSS, invoiced: GROSS });
  });

  it('keeps the order of a cancelled acceptance closed until the quote is agreed to again, for its new customer', async () => {
    const { id, admin } = await aSigned();
    const order = await convertQuote(admin, { id });
    await changeOrderStatus(admin, { id: order.id, status: 'annulé' });
    await cancelAcceptance(admin, { id, reason: 'Erreur de client.' });
    const reopen = () => changeOrderStatus(admin, { id: order.id, status: 'en_cours' });
    await expect(reopen()).rejects.toThrow('annulée');
    await changeQuote(admin, { id, clientName: 'Jean Faure', address: '5 rue Basse' });
    await recordAcceptance(admin, { id, name: 'Jean Faure', accepted_on: today(), means: 'oral' });
    await reopen();
    expect(await readOrder(admin, { id: order.id })).toMatchObject({
      client_name: 'Jean Faure',
      address: '5 rue Basse',
    });
  });

  it('issues no deposit for money that arrives after the order was cancelled', async () => {
    const { id, admin } = await aSigned();
    await changeOrderStatus(admin, { id: (await convertQuote(admin, { id })).id, status: 'annulé' });
    await recordReceipt(admin, { ...receipt(300), quoteId: id });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ documents: [], received: 300, surplus: 300 });
  });
});

describe('order', () => {
  const CHANGES = [
    { client_name: 'Autre' },
    { client_email: 'autre@essai.example' },
    { address: 'Autre' },
    { service: 'Autre' },
  ];

  it('keeps its customer, place and works after the signature of its quote', async () => {
    const { id, admin } = await aSigned();
    const order = await convertQuote(admin, { id });
    for (const change of CHANGES) {
      await expect(changeOrder(admin, { id: order.id, ...change })).rejects.toMatchObject(CONFLICT);
    }
    expect(await changeOrder(admin, { id: order.id, client_phone: '0639980009' })).toMatchObject({
      address: order.address,
    });
  });

  it('takes an e-mail address that its signed quote did not have', async () => {
    await aCompany();
    const admin = await asAdmin();
    const { id } = await aQuote({ lines: LINES, address: '3 rue des Lilas', email: '' });
    await recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: today(), means: 'oral' });
    const order = await convertQuote(admin, { id });
    const change = { id: order.id, client_email: 'paule@essai.example' };
    expect(await changeOrder(admin, change)).toMatchObject({ client_email: 'paule@essai.example' });
    await expect(changeOrder(admin, { ...change, client_email: 'x@essai.example' })).rejects.toMatchObject(CONFLICT);
  });

  it('keeps what its invoice bills until that is credited', async () => {
    const admin = await asAdmin();
    const { id } = await anOrderRow();
    await issueInvoice(admin, { id });
    for (const change of [...CHANGES, { budget: 12 }, { customer_kind: 'professional' as const }]) {
      await expect(changeOrder(admin, { id, ...change })).rejects.toMatchObject(CONFLICT);
    }
    expect(await changeOrder(admin, { id, priority: 'urgent' })).toMatchObject({ priority: 'urgent' });
  });
});
