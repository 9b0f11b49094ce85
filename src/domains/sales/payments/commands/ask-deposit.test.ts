import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { anInvoice, completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { listInvoices, readInvoice } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { decideLinkedQuote } from '#src/domains/sales/quotes/commands/decide-linked-quote.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { listOwnQuotes, readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readContractAccount } from '../contract-account.internal.server.ts';
import { decideDue } from '../due.internal.server.ts';
import { askDeposit } from './ask-deposit.server.ts';
import { recordReceipt } from './record-receipt.server.ts';

useDatabase();
afterEach(() => freezeClock());

const TRANSFER = { means: 'transfer', received_on: '2026-11-21' } as const;

async function aContract(): Promise<number> {
  freezeClock('2026-11-21T12:00:00Z');
  await completeCompany();
  return (await aQuote({ lines: ROOF_LINES, status: 'accepted' })).id;
}

describe('askDeposit', () => {
  it('issues an open deposit invoice that any receipt settles, in parts, without a second one', async () => {
    const id = await aContract();
    const admin = await asAdmin();
    const asked = await askDeposit(admin, { id, amount: '5 000,00', due_on: '2026-12-01' });
    expect(asked).toMatchObject({ kind: 'deposit', state: 'open', gross: 5000, due: 5000, due_on: '2026-12-01' });
    const { document } = await readInvoice(admin, { id: asked.id });
    expect([document.settled, document.due?.cents]).toEqual([[], 500_000]);
    await recordReceipt(admin, { ...TRANSFER, quoteId: id, amount: 2000 });
    expect(await readInvoice(admin, { id: asked.id })).toMatchObject({ state: 'open', paid: 2000, due: 3000 });
    await recordReceipt(admin, { ...TRANSFER, invoiceId: asked.id, amount: 3000 });
    expect(await readInvoice(admin, { id: asked.id })).toMatchObject({ state: 'paid', due: 0 });
    expect((await listInvoices(admin, {})).items).toHaveLength(1);
  });

  it('requests several deposits up to the contract’s price, each deducted once by the final invoice', async () => {
    const id = await aContract();
    const admin = await asAdmin();
    await askDeposit(admin, { id, amount: 5000, due_on: '2026-12-01' });
    await askDeposit(admin, { id, amount: 3000, due_on: '2027-01-15' });
    await expect(askDeposit(admin, { id, amount: 10_128.45, due_on: '2027-02-01' })).rejects.toMatchObject({
      fields: { amount: [expect.stringMatching(/10\s128,44/)] },
    });
    const { id: orderId } = await anOrderRow({ quote_id: id, lines: ROOF_LINES });
    const final = await issueInvoice(admin, { id: orderId });
    expect(final.gross).toBe(10_128.44);
    expect((await readContractAccount({ quote_id: id }))?.account).toMatchObject({
      ...{ invoiced_cents: 1_812_844, to_invoice_cents: 0, due_cents: 1_812_844 },
    });
    await expect(askDeposit(admin, { id, amount: 1, due_on: '2027-02-01' })).rejects.toThrow(final.number);
  });

  it('asks for the open deposit before the final invoice under the quote’s link', async () => {
    await completeCompany();
    const { id, token } = await aSentQuote();
    await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    const admin = await asAdmin();
    const asked = await askDeposit(admin, { id, amount: 5000, due_on: '2099-12-01' });
    const { id: orderId } = await anOrderRow({ quote_id: id, lines: ROOF_LINES });
    const final = await issueInvoice(admin, { id: orderId });
    const findDue = () => decideDue({ quoteId: null, invoiceId: null, token, userId: null, holds: false });
    expect(await findDue()).toMatchObject({ invoice_id: asked.id, choices: [{ kind: 'balance', cents: 500_000 }] });
    await recordReceipt(admin, { ...TRANSFER, invoiceId: asked.id, amount: 5000 });
    expect(await findDue()).toMatchObject({ invoice_id: final.id, choices: [{ kind: 'balance', cents: 1_312_844 }] });
    await recordReceipt(admin, { ...TRANSFER, invoiceId: final.id, amount: 13_128.44 });
    expect(await findDue()).toBeNull();
  });

  it('bills what is received beyond the deposit that was asked as a deposit of its own', async () => {
    const id = await aContract();
    const admin = await asAdmin();
    await askDeposit(admin, { id, amount: 1000, due_on: '2026-12-01' });
    await recordReceipt(admin, { ...TRANSFER, quoteId: id, amount: 1500 });
    const { items } = await listInvoices(admin, {});
    expect(items.map(({ gross, state }) => [gross, state])).toEqual([
      [500, 'paid'],
      [1000, 'paid'],
    ]);
  });

  it('refuses a quote that nobody accepted, a day in the past, and missing company data', async () => {
    const id = await aContract();
    const admin = await asAdmin();
    const { id: open } = await aQuote({ lines: ROOF_LINES, status: 'quoted' });
    await expect(askDeposit(admin, { id: open, amount: 10, due_on: '2026-12-01' })).rejects.toThrow('pas accepté');
    await expect(askDeposit(admin, { id: 99, amount: 10, due_on: '2026-12-01' })).rejects.toThrow();
    await expect(askDeposit(admin, { id, amount: 10, due_on: '2026-11-20' })).rejects.toMatchObject({
      fields: { due_on: ['L’échéance ne peut pas être passée.'] },
    });
    await completeCompany({ iban: '' });
    await expect(askDeposit(admin, { id, amount: 10, due_on: '2026-12-01' })).rejects.toThrow('IBAN');
  });

  it('refuses a day on which the law bars any payment after a contract at home', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await completeCompany();
    const { id, token } = await aSentQuote({ contract_mode: 'home' });
    await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    const admin = await asAdmin();
    await expect(askDeposit(admin, { id, amount: 100, due_on: '2026-11-27' })).rejects.toMatchObject({
      fields: { due_on: [expect.stringContaining('27 novembre 2026')] },
    });
    expect(await askDeposit(admin, { id, amount: 100, due_on: '2026-11-28' })).toMatchObject({ gross: 100 });
  });

  it('shows the deposit that is asked on the quote, its link and the account, as the payment page does', async () => {
    await completeCompany();
    const account = await anAccount();
    const { id, token } = await aSentQuote({ user_id: account.id, email: account.email });
    await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    const admin = await asAdmin();
    const views = async () => {
      const [own] = await listOwnQuotes(asAccount(account), {});
      const due = await decideDue({ quoteId: null, invoiceId: null, token, userId: null, holds: false });
      const paid = due?.choices.find(({ kind }) => kind === 'deposit')?.cents ?? 0;
      return [
        (await findOffer({ token }))?.deposit,
        own?.deposit,
        (await readQuote(admin, { id })).depositDue,
        paid / 100,
      ];
    };
    expect(new Set(await views()).size).toBe(1);
    const { id: first } = await askDeposit(admin, { id, amount: 2000, due_on: '2099-12-01' });
    await askDeposit(admin, { id, amount: 1500, due_on: '2099-12-15' });
    expect(await views()).toEqual([2000, 2000, 2000, 2000]);
    await recordReceipt(admin, { ...TRANSFER, invoiceId: first, amount: 2000 });
    expect(await views()).toEqual([1500, 1500, 1500, 1500]);
    await recordReceipt(admin, { ...TRANSFER, quoteId: id, amount: 1500 });
    expect(await views()).toEqual([0, 0, 0, 0]);
  });

  it('asks on a cancelled order only for what was invoiced, in every view', async () => {
    const id = await aContract();
    const admin = await asAdmin();
    await askDeposit(admin, { id, amount: 2000, due_on: '2026-12-01' });
    const { id: orderId } = await anOrderRow({ quote_id: id, lines: ROOF_LINES });
    await changeOrderStatus(admin, { id: orderId, status: 'annulé' });
    expect(await readQuote(admin, { id })).toMatchObject({ due: 2000, depositDue: 0 });
    expect((await readContractAccount({ quote_id: id }))?.account.to_receive_cents).toBe(200_000);
  });

  it('asks for no more than the contract when two people ask at once', async () => {
    const id = await aContract();
    const admin = await asAdmin();
    const asks = Array.from({ length: 4 }, () => askDeposit(admin, { id, amount: 9000, due_on: '2026-12-01' }));
    const answers = await Promise.allSettled(asks);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await readContractAccount({ quote_id: id }))?.account.invoiced_cents).toBe(1_800_000);
    expect((await anInvoice()).number).toMatch(/000003$/);
  });
});
