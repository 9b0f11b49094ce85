import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { followPayment } from '#src/domains/sales/payments/commands/follow-payment.server.ts';
import { recordRefund } from '#src/domains/sales/payments/commands/record-refund.server.ts';
import { decideDue } from '#src/domains/sales/payments/due.internal.server.ts';
import type { TYPED } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { applyWebhook } from '#src/domains/sales/payments/workflows/apply-webhook.server.ts';
import { payByCard } from '#src/domains/sales/payments/workflows/pay-by-card.server.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { pick, selectPayments, today, type Walker } from './contract-walker.ts';

export async function pay(walker: Walker, card: Partial<Record<keyof typeof TYPED, string>>) {
  const { id: quoteId, customer, share } = walker;
  const userId = customer.actor.kind === 'user' ? customer.actor.userId : null;
  const due = await decideDue({ quoteId, invoiceId: null, token: null, userId, holds: false });
  const amount = (pick(due?.choices ?? [], share)?.cents ?? 100) / 100;
  // An address for each payment: they are limited per client.
  const clientAddress = `${quoteId}-${share}`;
  return payByCard({ ...customer, clientAddress }, { ...card, quoteId, amount } as never);
}

let stripe: FakeStripe;

/** Sets the Stripe of the walks. */
export const useStripe = (fake: FakeStripe): void => {
  stripe = fake;
};

/** What customers do at Stripe, and what Stripe reports, sooner, later or again. */
export const AT_STRIPE = {
  payOnline: async (walker: Walker) => {
    const { client_secret } = await pay(walker, {});
    const ref = client_secret?.split('_secret_')[0];
    if (ref !== undefined && walker.share < 0.5) stripe.pay(ref);
  },
  webhook: async (walker: Walker) => {
    const { provider_ref } = pick(await selectPayments(walker), walker.share) ?? {};
    const intent = stripe.intents.get(provider_ref ?? '');
    if (intent === undefined) return;
    if (walker.share < 0.6) stripe.pay(intent.id);
    const type = walker.share < 0.8 ? 'payment_intent.succeeded' : 'payment_intent.payment_failed';
    await applyWebhook(
      asVisitor(),
      stripe.event(type, intent, { id: `evt-${intent.id}-${Math.ceil(walker.share * 4)}` }),
    );
  },
  follow: async (walker: Walker) =>
    followPayment(asVisitor(), {
      transactionId: pick(await selectPayments(walker), walker.share)?.transaction_id ?? '',
    }),
  refundCard: async (walker: Walker) => {
    const paid = (await selectPayments(walker)).filter(({ provider_ref }) => provider_ref !== null);
    const { id = 0, amount_cents = 100, refunded_cents = 0 } = pick(paid, walker.share) ?? {};
    const left = amount_cents - refunded_cents;
    const amount = (walker.share < 0.3 ? left : Math.max(100, Math.round(left * walker.share))) / 100;
    const credit = walker.share < 0.6;
    return recordRefund(walker.admin, { id, amount, means: 'card', refunded_on: today(), credit });
  },
} as const;
