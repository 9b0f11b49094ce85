import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { changeOrder } from '#src/domains/sales/orders/commands/change-order.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { recordRefund } from '#src/domains/sales/payments/commands/record-refund.server.ts';
import { removePayment } from '#src/domains/sales/payments/commands/remove-payment.server.ts';
import { listPayments, readDue } from '#src/domains/sales/payments/payment.queries.server.ts';
import { payByCard } from '#src/domains/sales/payments/workflows/pay-by-card.server.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { createAmendment } from '#src/domains/sales/quotes/commands/create-amendment.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { aCompany, aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';

const TODAY = '2026-11-25';
const EMAIL = 'paule@essai.example';
let stripe: FakeStripe;

useDatabase(async () => {
  await aCompany();
  await completeCompany();
});
beforeAll(async () => {
  stripe = await startFakeStripe();
});
afterAll(() => stripe.close());
beforeEach(async () => {
  await openGateway({});
  freezeClock(`${TODAY}T10:00:00Z`);
});
afterEach(async () => {
  freezeClock();
  await openGateway({});
});

/** Returns a contract that was agreed orally with a customer whose e-mail address is not known. */
async function anOralContract(accepted_on = TODAY) {
  const admin = await asAdmin();
  const { id } = await aQuote({ lines: ROOF_LINES, address: '3 rue du Faîte, Crest', email: '' });
  await recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on, means: 'oral' });
  return { admin, id };
}

const subjectsTo = async (address: string) =>
  (await queuedEmails()).filter(({ to }) => to.includes(address)).map(({ subject }) => subject);

describe('e-mail address learned after an oral agreement', () => {
  it.each(['quote', 'order'] as const)('reaches every paper when it is written on the %s', async (where) => {
    const { admin, id } = await anOralContract();
    const amendment = await createAmendment(admin, {
      ...{ id, lines: [{ label: 'Chevron', quantity: 1, unit: 'u', unit_price: 100, vat_rate: 10 }] },
    });
    const order = await convertQuote(admin, { id });
    if (where === 'quote') await changeQuote(admin, { id, clientEmail: EMAIL });
    else await changeOrder(admin, { id: order.id, client_email: EMAIL });
    expect(await readQuote(admin, { id })).toMatchObject({ clientEmail: EMAIL, lock: 'signed' });
    expect((await readQuote(admin, { id: amendment.id })).clientEmail).toBe(EMAIL);
    expect((await changeOrder(admin, { id: order.id, priority: 'urgent' })).client_email).toBe(EMAIL);
    const receipt = await recordReceipt(admin, { quoteId: id, means: 'cheque', amount: 330, received_on: TODAY });
    await recordRefund(admin, { id: receipt.id, means: 'transfer', amount: 30, refunded_on: TODAY });
    expect(await subjectsTo(EMAIL)).toEqual([expect.stringContaining('330'), expect.stringContaining('remboursés')]);
  });

  it('does not change once it is known', async () => {
    const { admin, id } = await anOralContract();
    await changeQuote(admin, { id, clientEmail: EMAIL });
    await expect(changeQuote(admin, { id, clientEmail: 'autre@essai.example' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(changeQuote(admin, { id, clientName: 'Autre' })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('order that was written after its works', () => {
  it('takes a service date from the day of the oral agreement', async () => {
    const { admin, id } = await anOralContract('2026-11-10');
    const order = await convertQuote(admin, { id });
    const finish = (service_date: string) =>
      changeOrderStatus(admin, { id: order.id, status: 'terminé', service_date });
    expect((await finish('2026-11-12')).service_date).toBe('2026-11-12');
    await expect(finish('2026-11-09')).rejects.toThrow('ne peut pas précéder le 10 novembre 2026');
  });
});

describe('link of a contract that the office approved', () => {
  it.each(['status', 'form'] as const)('stays readable after the validity of the offer, by the %s', async (how) => {
    const admin = await asAdmin();
    const { id, token } = await aSentQuote({ lines: ROOF_LINES });
    if (how === 'status') await changeQuoteStatus(admin, { id, status: 'approved' });
    else await changeQuote(admin, { id, status: 'approved' });
    freezeClock('2036-11-01T10:00:00Z');
    expect((await findOffer({ token }))?.state).toBe('accepted');
    freezeClock('2036-12-01T10:00:00Z');
    expect(await findOffer({ token })).toBeNull();
  });
});

describe('payment open at Stripe while Stripe is out of service', () => {
  it('refuses deletion, whatever status the office shows', async () => {
    await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });
    const account = await anAccount();
    const { id } = await aContract({ lines: ROOF_LINES, user_id: account.id, email: account.email });
    const customer = { ...asAccount(account), clientAddress: `c${id}` };
    const { choices } = await readDue(customer, { quoteId: id });
    await payByCard(customer, { quoteId: id, amount: choices[0]?.amount ?? 0 });
    const admin = await asAdmin();
    const [payment] = (await listPayments(admin, {})).items;
    await openGateway({ PAYMENTS: 'off' });
    await expect(removePayment(admin, { id: payment?.id ?? 0 })).rejects.toThrow('Remettez Stripe en service');
    await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });
    await removePayment(admin, { id: payment?.id ?? 0 });
    expect([...stripe.intents.values()].at(-1)?.status).toBe('canceled');
  });
});
