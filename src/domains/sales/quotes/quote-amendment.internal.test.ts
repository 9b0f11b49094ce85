import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { readOrder } from '#src/domains/sales/orders/order.queries.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { withdrawLinkedQuote } from '#src/domains/sales/payments/commands/withdraw-linked-quote.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { dayAfter } from '#src/kernel/french-holidays.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { queuedEmails, tokenMailedTo } from '#tests/support/emails.ts';
import { cancelAcceptance } from './commands/cancel-acceptance.server.ts';
import { changeQuote } from './commands/change-quote.server.ts';
import { createAmendment } from './commands/create-amendment.server.ts';
import { decideLinkedQuote } from './commands/decide-linked-quote.server.ts';
import { sendQuote } from './commands/send-quote.server.ts';
import { findOffer } from './quote.internal.server.ts';
import { readQuote } from './quote.queries.server.ts';
import { AMENDMENT_LINES, aContract, aSentAmendment, YES } from './quote-amendment.fixture.server.ts';
import {
  checkAmendment,
  closeAmendments,
  findAcceptanceUse,
  findUnpaidUntil,
  holdContract,
  renewContract,
} from './quote-amendment.internal.server.ts';
import { selectAmendments } from './quote-amendment.store.server.ts';
import { selectQuoteRecord, updateQuoteRecord } from './quote-record.store.server.ts';

useDatabase();
useDemoPayments();

const EMAIL = 'paule@essai.example';
const REASON = 'Autre chevron.';

const getRecord = async (id: number) => {
  const quote = await selectQuoteRecord(id);
  if (quote === undefined) throw new Error('no quote');
  return quote;
};

async function anAcceptedAmendment(contractId: number) {
  const amendment = await aSentAmendment(contractId);
  const token = await tokenMailedTo(EMAIL);
  await decideLinkedQuote(asVisitor(), { token, ...YES });
  return { id: amendment.id, token };
}

describe('renewContract', () => {
  it('gives an existing order the new lines and records it; its deadline stays', async () => {
    const { id } = await aContract();
    const admin = await asAdmin();
    const order = await convertQuote(admin, { id });
    const { id: amendment } = await anAcceptedAmendment(id);
    const { totals } = await readQuote(admin, { id });
    const after = await readOrder(admin, { id: order.id });
    expect(after).toMatchObject({ budget: totals?.net, deadline: order.deadline, status: order.status });
    expect(after.budget).toBeCloseTo(order.budget + 706.05, 2);
    const log = await db().selectFrom('audit_log').select('subject').where('action', '=', 'order.amend').execute();
    expect(log).toEqual([{ subject: `order:${order.id}` }]);
    await cancelAcceptance(admin, { id: amendment, reason: REASON });
    expect(await readOrder(admin, { id: order.id })).toMatchObject({ budget: order.budget });
    await renewContract({ quote: await getRecord(amendment) });
    expect(await readOrder(admin, { id: order.id })).toMatchObject({ budget: order.budget });
  });

  it('asks to send the other amendments again, since they state another total', async () => {
    const { id } = await aContract();
    const other = await aSentAmendment(id);
    const otherToken = await tokenMailedTo(EMAIL);
    await anAcceptedAmendment(id);
    expect(await findOffer({ id: other.id })).toMatchObject({ state: 'changed' });
    await expect(decideLinkedQuote(asVisitor(), { token: otherToken, ...YES })).rejects.toThrow('modifié');
    await sendQuote(await asAdmin(), { id: other.id });
    await decideLinkedQuote(asVisitor(), { token: await tokenMailedTo(EMAIL), ...YES });
    expect((await readQuote(await asAdmin(), { id })).amendments.map(({ stage }) => stage)).toEqual([
      'accepted',
      'accepted',
    ]);
  });
});

describe('holdContract and the final invoice', () => {
  it('orders an acceptance and an invoice that happen at once', async () => {
    await completeCompany();
    const { id } = await aContract();
    const admin = await asAdmin();
    const order = await convertQuote(admin, { id });
    await changeOrderStatus(admin, { id: order.id, status: 'terminé' });
    await aSentAmendment(id);
    const token = await tokenMailedTo(EMAIL);
    const [answer, invoice] = await Promise.allSettled([
      decideLinkedQuote(asVisitor(), { token, ...YES }),
      issueInvoice(admin, { id: order.id }),
    ]);
    const { totals, amendments } = await readQuote(admin, { id });
    expect(invoice.status === 'fulfilled' && invoice.value.gross).toBe(totals?.gross);
    expect(amendments[0]?.stage).toBe(answer.status === 'fulfilled' ? 'accepted' : 'quoted');
  });
});

describe('findAcceptanceUse', () => {
  it('keeps the acceptance of a quote while an amendment of it is accepted', async () => {
    const { id } = await aContract();
    const first = await anAcceptedAmendment(id);
    const second = await anAcceptedAmendment(id);
    const admin = await asAdmin();
    expect(await findAcceptanceUse({ quote: await getRecord(id) })).toMatchObject({ amended: true });
    await expect(cancelAcceptance(admin, { id, reason: REASON })).rejects.toThrow('l’acceptation de l’avenant');
    await expect(cancelAcceptance(admin, { id: first.id, reason: REASON })).rejects.toThrow('plus récent');
    const opened = await cancelAcceptance(admin, { id: second.id, reason: REASON });
    expect(opened).toMatchObject({ stage: 'quoted', priceBasis: 'sent' });
    expect((await queuedEmails(EMAIL)).at(-1)?.subject).toContain('acceptation de l’avenant n° 2');
    await cancelAcceptance(admin, { id: first.id, reason: REASON });
    await cancelAcceptance(admin, { id, reason: REASON });
  });

  it('keeps an acceptance on which deposits were billed', async () => {
    const { id } = await aContract();
    const { id: amendment } = await anAcceptedAmendment(id);
    const { totals } = await readQuote(await asAdmin(), { id });
    expect(await findAcceptanceUse({ quote: await getRecord(amendment) })).toMatchObject({ received: false });
    const amounts = { net_cents: 0, vat_cents: 0, gross_cents: Math.round((totals?.gross ?? 0) * 100) };
    const dates = { issued_on: '2026-11-22', due_on: '2026-11-22', created_at: '2026-11-22T08:00:00.000Z' };
    const client = { client_name: '', client_email: '', search_text: '', user_id: null, order_id: null };
    const document = { document: '{}', document_hash: '', number: 'F-2026-0001', kind: 'deposit', is_demo: 0 };
    await db()
      .insertInto('invoices')
      .values({ ...amounts, ...dates, ...client, ...document, quote_id: id, corrects_id: null })
      .execute();
    expect(await findAcceptanceUse({ quote: await getRecord(amendment) })).toMatchObject({ received: true });
  });
});

describe('closeAmendments', () => {
  it('ends with the contract that its customer withdrew from', async () => {
    const { id, token } = await aContract();
    const accepted = await anAcceptedAmendment(id);
    const open = await aSentAmendment(id);
    await withdrawLinkedQuote(asVisitor(), { token, confirm: true });
    expect((await selectAmendments([id])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await findOffer({ id: accepted.id })).toMatchObject({ state: 'withdrawn' });
    await expect(sendQuote(await asAdmin(), { id: open.id })).rejects.toThrow('a pris fin');
    await closeAmendments({ quote: await getRecord(id) });
    expect((await selectAmendments([id])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('ends also an amendment that changes the lines of the one withdrawn from', async () => {
    const { id, token } = await aContract();
    const before = await findOffer({ token });
    const first = await anAcceptedAmendment(id);
    const [works, insulation] = AMENDMENT_LINES;
    for (const lines of [[{ ...works, removed: true }], [insulation]]) {
      await aSentAmendment(id, lines as object[]);
      await decideLinkedQuote(asVisitor(), { token: await tokenMailedTo(EMAIL), ...YES });
    }
    await withdrawLinkedQuote(asVisitor(), { token: first.token, confirm: true });
    expect((await selectAmendments([id])).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'accepted']);
    expect((await findOffer({ token }))?.gross).toBeCloseTo((before?.gross ?? 0) - 156.66, 2);
  });

  it('leaves the contract without an amendment that its customer withdrew from', async () => {
    const { id, token } = await aContract();
    const before = await findOffer({ token });
    const accepted = await anAcceptedAmendment(id);
    await withdrawLinkedQuote(asVisitor(), { token: accepted.token, confirm: true });
    expect(await findOffer({ token })).toMatchObject({ state: 'accepted', gross: before?.gross });
    expect((await queuedEmails(EMAIL)).at(-1)?.text).toContain('le contrat continue sans lui');
  });
});

describe('findUnpaidUntil', () => {
  it('bars payments for seven days after an amendment that was signed at home', async () => {
    const { id } = await aContract();
    expect(await findUnpaidUntil({ quoteId: id })).toBeNull();
    const admin = await asAdmin();
    const amendment = await createAmendment(admin, { id, lines: AMENDMENT_LINES });
    await changeQuote(admin, { id: amendment.id, contractMode: 'home' });
    await sendQuote(admin, { id: amendment.id });
    const token = await tokenMailedTo(EMAIL);
    await decideLinkedQuote(asVisitor(), { token, ...YES });
    const until = await findUnpaidUntil({ quoteId: id });
    expect(until).toBe(dayAfter(parisDay(now()), 7));
    expect(await findOffer({ id })).toMatchObject({ no_payment_until: until, can_pay: false });
  });
});

describe('holdContract', () => {
  it('returns the locked quote; undefined for an unknown one', async () => {
    const { id } = await aContract();
    expect(await holdContract({ id })).toMatchObject({ id, status: 'accepted' });
    expect(await holdContract({ id: 999 })).toBeUndefined();
  });
});

describe('checkAmendment', () => {
  it('refuses to bring a contract below its deposit invoices, and to amend a cancelled order', async () => {
    await completeCompany();
    const { id } = await aContract();
    const admin = await asAdmin();
    const roof = { label: 'Réfection de la couverture', quantity: 84, unit: 'm²', unit_price: 118.9, vat_rate: 10 };
    const amendment = await aSentAmendment(id, [{ ...roof, removed: true }]);
    const token = await tokenMailedTo(EMAIL);
    await askDeposit(admin, { id, amount: 9_000, due_on: parisDay(now()) });
    await expect(askDeposit(admin, { id: amendment.id, amount: 1, due_on: parisDay(now()) })).rejects.toThrow(
      'non trouvé',
    );
    const answer = decideLinkedQuote(asVisitor(), { token, ...YES });
    await expect(answer).rejects.toThrow('déjà facturés en acompte');
    const order = await convertQuote(admin, { id });
    await changeOrderStatus(admin, { id: order.id, status: 'annulé' });
    await expect(checkAmendment({ quote: await getRecord(amendment.id) })).rejects.toThrow('est annulée');
  });

  it('refuses an amendment whose contract has ended, and leaves every other quote', async () => {
    const { id } = await aContract();
    const amendment = await aSentAmendment(id);
    await checkAmendment({ quote: await getRecord(amendment.id) });
    await db().updateTable('quote_decisions').set({ withdrawn_at: '2026-11-22T08:00:00.000Z' }).execute();
    await updateQuoteRecord(id, { status: 'rejected' });
    await checkAmendment({ quote: await getRecord(id) });
    await expect(checkAmendment({ quote: await getRecord(amendment.id) })).rejects.toThrow('a pris fin');
  });
});
