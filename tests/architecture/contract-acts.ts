import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { changeOrder } from '#src/domains/sales/orders/commands/change-order.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { findOrderOfQuote } from '#src/domains/sales/orders/order.internal.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { billBegunWorks } from '#src/domains/sales/payments/commands/bill-begun-works.server.ts';
import { followPayment } from '#src/domains/sales/payments/commands/follow-payment.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { recordRefund } from '#src/domains/sales/payments/commands/record-refund.server.ts';
import { removePayment } from '#src/domains/sales/payments/commands/remove-payment.server.ts';
import { reverseReceipt } from '#src/domains/sales/payments/commands/reverse-receipt.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { decideDue } from '#src/domains/sales/payments/due.internal.server.ts';
import { ASKING, DECLINED, TYPED } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { applyWebhook } from '#src/domains/sales/payments/workflows/apply-webhook.server.ts';
import { changePaymentStatus } from '#src/domains/sales/payments/workflows/change-payment-status.server.ts';
import { confirmPayment } from '#src/domains/sales/payments/workflows/confirm-payment.server.ts';
import { payByCard } from '#src/domains/sales/payments/workflows/pay-by-card.server.ts';
import { cancelAcceptance } from '#src/domains/sales/quotes/commands/cancel-acceptance.server.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { createAmendment } from '#src/domains/sales/quotes/commands/create-amendment.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { deleteQuote } from '#src/domains/sales/quotes/commands/delete-quote.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { sendQuote } from '#src/domains/sales/quotes/commands/send-quote.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { AMENDMENT_LINES, YES } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now, shiftClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';

export interface Walker {
  id: number;
  admin: Context;
  customer: Context;
  email: string;
  /** From 0 to 1: chooses an amount or a row. */
  share: number;
}

export const today = (): string => parisDay(now());
export const cents = (euros: number): number => Math.round(euros * 100);

export const getContract = ({ admin, id }: Pick<Walker, 'admin' | 'id'>) => readContract(admin, { quoteId: id });

/** Chooses an amount: a part of what is left, all of it, or more. */
async function choose(walker: Walker, left: number): Promise<number> {
  const whole = Math.max(1, left);
  if (walker.share < 0.2) return whole;
  return Math.max(1, Math.round(whole * walker.share * 1.2 * 100) / 100);
}

const pick = <Item>(items: readonly Item[], share: number): Item | undefined =>
  items[Math.min(items.length - 1, Math.floor(share * items.length))];

const selectPayments = ({ id }: Walker) =>
  db()
    .selectFrom('payments')
    .select(['id', 'transaction_id', 'provider_ref', 'amount_cents', 'refunded_cents', 'status'])
    .where('quote_id', '=', id)
    .execute();

async function pay(walker: Walker, card: Partial<Record<keyof typeof TYPED, string>>) {
  const { id: quoteId, customer, share } = walker;
  const userId = customer.actor.kind === 'user' ? customer.actor.userId : null;
  const due = await decideDue({ quoteId, invoiceId: null, token: null, userId, holds: false });
  const amount = (pick(due?.choices ?? [], share)?.cents ?? 100) / 100;
  // An address for each payment: they are limited per client.
  const clientAddress = `${quoteId}-${share}`;
  return payByCard({ ...customer, clientAddress }, { ...card, quoteId, amount } as never);
}

async function receive(walker: Walker, means: 'cheque' | 'transfer' | 'cash'): Promise<unknown> {
  const { to_receive } = await getContract(walker);
  const amount = means === 'cash' ? 200 : await choose(walker, to_receive);
  return recordReceipt(walker.admin, { quoteId: walker.id, means, amount, received_on: today(), is_again: true });
}

const REFUSED = { decision: 'rejected' } as const;

async function amend(walker: Walker): Promise<unknown> {
  const { admin, customer, share } = walker;
  const { id } = await createAmendment(admin, { id: walker.id, lines: AMENDMENT_LINES });
  if (share > 0.6) return recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: today(), means: 'oral' });
  await sendQuote(admin, { id });
  return decideOwnQuote({ ...customer, clientAddress: `${id}` }, { ...YES, id });
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

export const ACTS = {
  ...AT_STRIPE,
  cheque: (walker: Walker) => receive(walker, 'cheque'),
  transfer: (walker: Walker) => receive(walker, 'transfer'),
  cash: (walker: Walker) => receive(walker, 'cash'),
  receiveOnInvoice: async (walker: Walker) => {
    const { documents } = await getContract(walker);
    const open = documents.filter(({ due }) => due > 0);
    const invoice = pick(open.length > 0 ? open : documents, walker.share);
    const amount = await choose(walker, invoice?.due ?? 0);
    return recordReceipt(walker.admin, { invoiceId: invoice?.id, means: 'other', amount, received_on: today() });
  },
  ask: async (walker: Walker) =>
    askDeposit(walker.admin, {
      id: walker.id,
      amount: await choose(walker, (await getContract(walker)).to_invoice / 2),
      due_on: today(),
    }),
  pay: (walker: Walker) => pay(walker, TYPED),
  payDeclined: (walker: Walker) => pay(walker, DECLINED),
  payLater: (walker: Walker) => pay(walker, ASKING),
  confirm: async (walker: Walker) => {
    const waiting = (await selectPayments(walker)).filter(({ status }) => status === 'pending');
    const transactionId = pick(waiting, walker.share)?.transaction_id ?? '';
    return confirmPayment(asVisitor(), { transactionId, accepted: walker.share < 0.7 });
  },
  reverse: async (walker: Walker) =>
    reverseReceipt(walker.admin, { id: pick(await selectPayments(walker), walker.share)?.id ?? 0, reason: 'Erreur.' }),
  refund: async (walker: Walker) => {
    const { id = 0 } = pick(await selectPayments(walker), walker.share) ?? {};
    const left = Math.max(1, (await getContract(walker)).received);
    const amount = Math.max(1, Math.round(left * walker.share * 100) / 100);
    const credit = walker.share > 0.5;
    const means = walker.share < 0.3 ? 'cash' : 'transfer';
    return recordRefund(walker.admin, { id, amount, means, refunded_on: today(), credit });
  },
  removePayment: async (walker: Walker) =>
    removePayment(walker.admin, { id: pick(await selectPayments(walker), walker.share)?.id ?? 0 }),
  status: async (walker: Walker) =>
    changePaymentStatus(walker.admin, {
      id: pick(await selectPayments(walker), walker.share)?.id ?? 0,
      status: pick(['pending', 'completed', 'failed', 'refunded'] as const, walker.share) ?? 'failed',
      refund: walker.share > 0.5,
    }),
  convert: ({ admin, id }: Walker) => convertQuote(admin, { id }),
  issue: async ({ admin, id }: Walker) =>
    issueInvoice(admin, { id: (await findOrderOfQuote({ quoteId: id }))?.id ?? 0 }),
  credit: async (walker: Walker) =>
    creditInvoice(walker.admin, { id: pick((await getContract(walker)).documents, walker.share)?.id ?? 0 }),
  creditPart: async (walker: Walker) => {
    const open = (await getContract(walker)).documents.filter(({ kind }) => kind !== 'credit');
    const { id = 0, gross = 1 } = pick(open, walker.share) ?? {};
    return creditInvoice(walker.admin, { id, amount: Math.max(1, Math.round(gross * walker.share * 100) / 100) });
  },
  orderStatus: async ({ admin, id, share }: Walker) =>
    changeOrderStatus(admin, {
      id: (await findOrderOfQuote({ quoteId: id }))?.id ?? 0,
      ...(pick([{ status: 'en_cours' }, { status: 'terminé', service_date: today() }, { status: 'annulé' }], share) as {
        status: 'en_cours';
      }),
    }),
  cancelOrder: async ({ admin, id }: Walker) =>
    changeOrderStatus(admin, { id: (await findOrderOfQuote({ quoteId: id }))?.id ?? 0, status: 'annulé' }),
  amend,
  refuseAmendment: async ({ admin, customer, id }: Walker) => {
    const amendment = await createAmendment(admin, { id, lines: AMENDMENT_LINES });
    await sendQuote(admin, { id: amendment.id });
    const answer = { id: amendment.id, decision: 'rejected', name: 'Paule Rivoire', consent: true } as const;
    return decideOwnQuote({ ...customer, clientAddress: `${amendment.id}` }, answer);
  },
  billBegun: async (walker: Walker) =>
    billBegunWorks(walker.admin, {
      id: walker.id,
      amount: await choose(walker, (await getContract(walker)).begun_most ?? 0),
    }),
  withdrawAmendment: async ({ customer, admin, id, share }: Walker) => {
    const { amendments } = await readQuote(admin, { id });
    return withdrawOwnQuote(customer, { id: pick(amendments, share)?.id ?? 0, confirm: true });
  },
  withdraw: ({ customer, id }: Walker) => withdrawOwnQuote(customer, { id, confirm: true }),
  cancel: ({ admin, id }: Walker) => cancelAcceptance(admin, { id, reason: 'Erreur.' }),
  approve: ({ admin, id }: Walker) => changeQuoteStatus(admin, { id, status: 'approved' }),
  reopenQuote: ({ admin, id, share }: Walker) =>
    changeQuoteStatus(admin, { id, status: share < 0.5 ? 'pending' : 'rejected' }),
  resend: ({ admin, id }: Walker) => sendQuote(admin, { id }),
  decide: ({ customer, id, share }: Walker) =>
    decideOwnQuote({ ...customer, clientAddress: `${id}-${share}` }, { ...YES, id, ...(share < 0.4 && REFUSED) }),
  price: ({ admin, id, share }: Walker) =>
    changeQuote(admin, { id, lines: [{ label: 'Toit', quantity: 2, unit_price: 1000 * share + 100, vat_rate: 20 }] }),
  client: ({ admin, id, share }: Walker) =>
    changeQuote(admin, { id, clientName: share < 0.5 ? 'Jean Faure' : 'Paule Rivoire' }),
  orderClient: async ({ admin, id, share }: Walker) =>
    changeOrder(admin, {
      id: (await findOrderOfQuote({ quoteId: id }))?.id ?? 0,
      ...(share < 0.5 ? { client_name: 'Jean Faure' } : { address: '5 rue Basse' }),
    }),
  deleteQuote: ({ admin, id }: Walker) => deleteQuote(admin, { id }),
  askAll: async ({ admin, id }: Walker) =>
    askDeposit(admin, { id, amount: (await getContract({ admin, id })).to_invoice, due_on: today() }),
  accept: ({ admin, id }: Walker) =>
    recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: today(), means: 'oral' }),
  settings: async ({ share }: Walker) => {
    const system = systemContext('test');
    await saveSettings(system, { group: 'company', values: { is_vat_exempt: share < 0.5 } });
    await saveSettings(system, { group: 'quotes', values: { deposit_percent: Math.round(share * 100) } });
  },
  /** Lets days pass: offers expire, periods end, a year may turn. */
  later: async ({ share }: Walker) => shiftClock(now().getTime() - Date.now() + Math.ceil(share * 24) * 86_400_000),
  /** Removes what invoices must print, or completes it again. */
  company: ({ share }: Walker) => completeCompany(share < 0.3 ? { siret: '', iban: '' } : {}),
} as const;
