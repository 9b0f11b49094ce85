import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { removePayment } from '#src/domains/sales/payments/commands/remove-payment.server.ts';
import { reverseReceipt } from '#src/domains/sales/payments/commands/reverse-receipt.server.ts';
import { ASKING } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { listPayments, readDue } from '#src/domains/sales/payments/payment.queries.server.ts';
import { changePaymentStatus } from '#src/domains/sales/payments/workflows/change-payment-status.server.ts';
import { payByCard } from '#src/domains/sales/payments/workflows/pay-by-card.server.ts';
import { cancelAcceptance } from '#src/domains/sales/quotes/commands/cancel-acceptance.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { createAmendment } from '#src/domains/sales/quotes/commands/create-amendment.server.ts';
import { deleteQuote } from '#src/domains/sales/quotes/commands/delete-quote.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { purgeQuotes } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { aCompany } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { freezeClock, now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';

let stripe: FakeStripe;

useDatabase(async () => {
  await aCompany();
  await completeCompany();
});
beforeAll(async () => {
  stripe = await startFakeStripe();
});
afterAll(() => stripe.close());
beforeEach(() => openGateway({}));
afterEach(async () => {
  freezeClock();
  await openGateway({});
});

/** Returns a contract on which its customer has begun to pay. */
async function aBegunPayment(environment: NodeJS.ProcessEnv) {
  await openGateway(environment);
  const account = await anAccount();
  const { id } = await aContract({ lines: ROOF_LINES, user_id: account.id, email: account.email });
  const admin = await asAdmin();
  return { id, admin, customer: { ...asAccount(account), clientAddress: `c${id}` } };
}

describe('payment that the customer has not completed', () => {
  it.each(['failed', 'refunded'] as const)('ends at Stripe before it is shown as %s', async (status) => {
    const { id, admin, customer } = await aBegunPayment({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });
    const { choices } = await readDue(customer, { quoteId: id });
    await payByCard(customer, { quoteId: id, amount: choices[0]?.amount ?? 0 });
    const [payment] = (await listPayments(admin, {})).items;
    const changed = await changePaymentStatus(admin, { id: payment?.id ?? 0, status, updated_at: payment?.updated_at });
    expect(changed).toMatchObject({ status, provider_status: 'canceled' });
    expect([...stripe.intents.values()].at(-1)?.status).toBe('canceled');
  });
});

describe('quote that has entries in the ledger', () => {
  it('stays through deletion and purge, as its reversed receipt does', async () => {
    const admin = await asAdmin();
    const { id } = await aQuote({ lines: ROOF_LINES, address: '3 rue du Faîte, Crest' });
    await changeQuoteStatus(admin, { id, status: 'approved' });
    // Without the company's data no deposit invoice is issued, which would keep the quote too.
    await completeCompany({ siret: '', iban: '' });
    const sent = { means: 'cheque', amount: 300, received_on: parisDay(now()), quoteId: id } as const;
    const receipt = await recordReceipt(admin, sent);
    await reverseReceipt(admin, { id: receipt.id, reason: 'Chèque sans provision' });
    await changeQuoteStatus(admin, { id, status: 'pending' });
    await expect(removePayment(admin, { id: receipt.id })).rejects.toThrow(/écriture contraire/);
    await expect(deleteQuote(admin, { id })).rejects.toMatchObject({ code: 'conflict' });
    freezeClock('2031-01-05T10:00:00Z');
    await purgeQuotes();
    expect(await db().selectFrom('quotes').select('id').execute()).toEqual([{ id }]);
  });
});

describe('payment of a demonstration left open', () => {
  it('prevents no act once payments are real', async () => {
    const { id, admin, customer } = await aBegunPayment({ PAYMENTS: 'demo' });
    const { choices } = await readDue(customer, { quoteId: id });
    await payByCard(customer, { ...ASKING, quoteId: id, amount: choices[0]?.amount ?? 0 });
    await openGateway({});
    await openGateway({ PAYMENTS: 'off' });
    const line = { label: 'Chevron', quantity: 1, unit: 'u', unit_price: 100, vat_rate: 10 } as const;
    const amendment = await createAmendment(admin, { id, lines: [line] });
    const accepted_on = parisDay(now());
    await recordAcceptance(admin, { id: amendment.id, name: 'Paule Rivoire', accepted_on, means: 'oral' });
    const cancelled = await cancelAcceptance(admin, { id: amendment.id, reason: 'Erreur de saisie' });
    expect(cancelled.stage).not.toBe('accepted');
  });
});
