import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { changeOrder } from '#src/domains/sales/orders/commands/change-order.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { deleteOrder } from '#src/domains/sales/orders/commands/delete-order.server.ts';
import { readOrder } from '#src/domains/sales/orders/order.queries.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { cancelAcceptance } from '#src/domains/sales/quotes/commands/cancel-acceptance.server.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { aContract, aSentAmendment, YES } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { now } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase(completeCompany);

/** Works of 1,100 € with tax. */
const LINES: PricedLine[] = [
  { label: 'Couverture', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 100_000, vat_rate: 10 },
];
/** Works of 120 € with tax. */
const MORE = { label: 'Gouttière', quantity: 1, unit: 'forfait', unit_price: 100, vat_rate: 20 };
const CLOSED = { is_closed: true, to_receive: 0 };

let admin: Awaited<ReturnType<typeof asAdmin>>;
let account: Awaited<ReturnType<typeof anAccount>>;
beforeEach(async () => {
  admin = await asAdmin();
  account = await anAccount();
});

/** Returns a signed contract with an accepted amendment. */
async function anAmended() {
  const { id } = await aContract({ lines: LINES, user_id: account.id, email: account.email });
  const amendment = await aSentAmendment(id, [MORE]);
  const customer = asAccount(account);
  await decideOwnQuote(customer, { ...YES, id: amendment.id });
  return { id, amendmentId: amendment.id, customer };
}

/** Converts a quote and cancels its order. */
async function cancel(id: number): Promise<number> {
  const order = await convertQuote(admin, { id });
  await changeOrderStatus(admin, { id: order.id, status: 'annulé' });
  return order.id;
}

describe('cancelled order of a signed contract', () => {
  it('stays cancelled and asks for nothing when the customer withdraws from an amendment', async () => {
    const { id, amendmentId, customer } = await anAmended();
    const orderId = await cancel(id);
    expect(await readContract(admin, { quoteId: id })).toMatchObject(CLOSED);
    await withdrawOwnQuote(customer, { id: amendmentId, confirm: true });
    expect(await readOrder(admin, { id: orderId })).toMatchObject({ status: 'annulé' });
    expect(await readContract(admin, { quoteId: id })).toMatchObject(CLOSED);
  });

  it('stays cancelled when the office cancels the acceptance of an amendment', async () => {
    const { id, amendmentId } = await anAmended();
    const orderId = await cancel(id);
    await cancelAcceptance(admin, { id: amendmentId, reason: 'Erreur de saisie' });
    expect(await readOrder(admin, { id: orderId })).toMatchObject({ status: 'annulé' });
    expect(await readContract(admin, { quoteId: id })).toMatchObject(CLOSED);
  });

  it('keeps the invoice of its deposit when the customer withdraws from an amendment', async () => {
    const { id, amendmentId, customer } = await anAmended();
    const money = { means: 'transfer', amount: 500, received_on: parisDay(now()) } as const;
    await recordReceipt(admin, { ...money, quoteId: id });
    await cancel(id);
    await withdrawOwnQuote(customer, { id: amendmentId, confirm: true });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ credited: 0, invoiced: 500 });
  });

  it('credits what its final invoice asks for a withdrawn amendment, and no more', async () => {
    const { id, amendmentId, customer } = await anAmended();
    const order = await convertQuote(admin, { id });
    await issueInvoice(admin, { id: order.id });
    await changeOrderStatus(admin, { id: order.id, status: 'annulé' });
    await withdrawOwnQuote(customer, { id: amendmentId, confirm: true });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({ invoiced: 1_220, credited: 120 });
  });

  it('stays when its deletion is asked: without it the whole contract would be owed again', async () => {
    const { id } = await aContract({ lines: LINES });
    const orderId = await cancel(id);
    await expect(deleteOrder(admin, { id: orderId })).rejects.toMatchObject({ status: 409 });
    expect(await readContract(admin, { quoteId: id })).toMatchObject(CLOSED);
  });

  it('stays while the office approves its quote, and is deleted once that is open again', async () => {
    const { id } = await aSentQuote({ lines: LINES });
    await changeQuoteStatus(admin, { id, status: 'approved' });
    const orderId = await cancel(id);
    await expect(deleteOrder(admin, { id: orderId })).rejects.toMatchObject({ status: 409 });
    await changeQuoteStatus(admin, { id, status: 'pending' });
    await deleteOrder(admin, { id: orderId });
    expect(await readContract(admin, { quoteId: id })).toMatchObject(CLOSED);
  });
});

describe('acts on an order and on its quote at the same time', () => {
  it('follow each other, and leave both with one customer', async () => {
    const { id } = await aSentQuote({ lines: LINES });
    const order = await convertQuote(admin, { id });
    for (let round = 0; round < 12; round += 1) {
      const acts = [
        changeOrder(admin, { id: order.id, client_name: `Commande ${round}` }),
        changeQuote(admin, { id, clientName: `Devis ${round}` }),
        changeOrderStatus(admin, { id: order.id, status: round % 2 === 0 ? 'en_cours' : 'en_attente' }),
      ];
      const results = await Promise.allSettled(acts);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      const { client_name } = await readOrder(admin, { id: order.id });
      expect(client_name).toBe((await readQuote(admin, { id })).clientName);
    }
  });
});
