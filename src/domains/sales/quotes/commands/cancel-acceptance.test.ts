import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { asAdmin, asColleague, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { aPayment } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { findOffer } from '../quote.internal.server.ts';
import { readQuoteTimeline } from '../quote.queries.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { updateQuoteRecord } from '../quote-record.store.server.ts';
import { cancelAcceptance } from './cancel-acceptance.server.ts';
import { changeQuote } from './change-quote.server.ts';
import { decideLinkedQuote } from './decide-linked-quote.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
afterEach(() => freezeClock());

const REASON = 'Le client demande un autre versant.';
const YES = { decision: 'accepted', name: 'Paule Rivoire', consent: true } as const;

async function anAcceptedQuote() {
  const { id, token } = await aSentQuote();
  await decideLinkedQuote(asVisitor(), { token, ...YES });
  return { id, token };
}

describe('cancelAcceptance', () => {
  it('keeps the answer with the reason, opens the quote again and informs the customer', async () => {
    const { id, token } = await anAcceptedQuote();
    const before = await db().selectFrom('quote_decisions').selectAll().executeTakeFirstOrThrow();
    const admin = await asAdmin();
    const opened = await cancelAcceptance(admin, { id, reason: REASON });
    expect(opened).toMatchObject({ stage: 'quoted', approvedAt: null, priceBasis: 'sent' });
    expect(await db().selectFrom('quote_decisions').selectAll().executeTakeFirstOrThrow()).toEqual({
      ...before,
      cancelled_at: '2026-11-20T08:00:00.000Z',
      cancelled_by: admin.actor.kind === 'user' && admin.actor.userId,
      cancel_reason: REASON,
    });
    expect(await findOffer({ id })).toMatchObject({ state: 'open', decided_at: null, withdrawal_until: null });
    expect((await queuedEmails()).at(-1)?.text).toContain(REASON);
    expect(await readQuoteTimeline(admin, { id })).toMatchObject({
      cancelledAt: '2026-11-20T08:00:00.000Z',
      cancelReason: REASON,
    });
    const log = await db().selectFrom('audit_log').select(['action', 'after']).executeTakeFirstOrThrow();
    expect(log).toEqual({ action: 'quote.cancel-acceptance', after: JSON.stringify({ reason: REASON }) });
    await changeQuote(admin, { id, address: 'Crest' });
    expect(await findOffer({ token })).toMatchObject({ state: 'changed' });
  });

  it('lets the customer accept the same offer again', async () => {
    const { id, token } = await anAcceptedQuote();
    const admin = await asAdmin();
    await cancelAcceptance(admin, { id, reason: REASON });
    expect(await decideLinkedQuote(asVisitor(), { token, ...YES })).toMatchObject({ state: 'accepted' });
    expect(await db().selectFrom('quote_decisions').select('id').execute()).toHaveLength(2);
  });

  it('refuses once money was received, a payment began, an invoice was issued or an order is open', async () => {
    const { id } = await anAcceptedQuote();
    const admin = await asAdmin();
    const refuses = async (words: string) =>
      expect(cancelAcceptance(admin, { id, reason: REASON })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining(words),
      });
    await updateQuoteRecord(id, { paid_cents: 1 });
    await refuses('argent');
    await updateQuoteRecord(id, { paid_cents: 0 });
    const payment = await aPayment({ quote_id: id, provider: 'stripe' });
    await refuses('paiement');
    await db().deleteFrom('payments').where('id', '=', payment.id).execute();
    const order = { quote_id: id, client_name: '', client_email: '', client_phone: '', service: '', description: '' };
    const works = { priority: 'normal', budget_cents: 1, lines: '[]', deadline: '2026-12-01', address: '' };
    const at = { estimated_duration: '', search_text: '', created_at: '', updated_at: '' };
    const row = { ...order, ...works, ...at, user_id: null };
    await db()
      .insertInto('orders')
      .values({ ...row, status: 'en_cours' })
      .execute();
    await refuses('commande');
    await db().updateTable('orders').set({ status: 'annulé' }).execute();
    expect(await cancelAcceptance(admin, { id, reason: REASON })).toMatchObject({ stage: 'quoted' });
  });

  it('refuses while an invoice stands', async () => {
    const { id } = await anAcceptedQuote();
    const admin = await asAdmin();
    await completeCompany();
    await askDeposit(admin, { id, amount: 100, due_on: '2026-12-20' });
    await expect(cancelAcceptance(admin, { id, reason: REASON })).rejects.toMatchObject({ status: 409 });
  });

  it('counts money of a demonstration only there, and no deleted payment', async () => {
    const { id } = await anAcceptedQuote();
    const admin = await asAdmin();
    await aPayment({ quote_id: id, provider: 'stripe', status: 'completed', voided_at: '2026-11-20T07:00:00.000Z' });
    await aPayment({ quote_id: id, provider: 'sandbox' });
    await db().updateTable('quotes').set({ demo_paid_cents: 100 }).where('id', '=', id).execute();
    await openGateway({ PAYMENTS: 'demo' });
    onTestFinished(async () => void (await openGateway({})));
    await expect(cancelAcceptance(admin, { id, reason: REASON })).rejects.toMatchObject({ status: 409 });
    await openGateway({});
    expect(await cancelAcceptance(admin, { id, reason: REASON })).toMatchObject({ stage: 'quoted' });
  });

  it('refuses a quote without a valid acceptance, and a missing reason', async () => {
    const admin = await asAdmin();
    const { id } = await aSentQuote({ status: 'accepted' });
    await expect(cancelAcceptance(admin, { id, reason: REASON })).rejects.toMatchObject({ status: 409 });
    await expect(cancelAcceptance(admin, { id, reason: ' ' })).rejects.toMatchObject({ status: 422 });
  });

  it('allows only the office with the right to money, and existing quotes', async () => {
    await expect(cancelAcceptance(asVisitor(), { id: 1, reason: REASON })).rejects.toMatchObject({ status: 401 });
    const seller = await asColleague('sales:change');
    await expect(cancelAcceptance(seller, { id: 1, reason: REASON })).rejects.toMatchObject({ status: 403 });
    await expect(cancelAcceptance(await asAdmin(), { id: 404, reason: REASON })).rejects.toMatchObject({ status: 404 });
  });
});
