import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { listInvoices } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { findWrongBalance } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
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
import { readContract, readOwnContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { decideDue } from '#src/domains/sales/payments/due.internal.server.ts';
import { ASKING, DECLINED, TYPED } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { applyWebhook } from '#src/domains/sales/payments/workflows/apply-webhook.server.ts';
import { changePaymentStatus } from '#src/domains/sales/payments/workflows/change-payment-status.server.ts';
import { confirmPayment } from '#src/domains/sales/payments/workflows/confirm-payment.server.ts';
import { payByCard } from '#src/domains/sales/payments/workflows/pay-by-card.server.ts';
import { cancelAcceptance } from '#src/domains/sales/quotes/commands/cancel-acceptance.server.ts';
import { createAmendment } from '#src/domains/sales/quotes/commands/create-amendment.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { sendQuote } from '#src/domains/sales/quotes/commands/send-quote.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { AMENDMENT_LINES, aContract, YES } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { aCompany } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { BEGUN, requireDeductions, requireDocuments } from './contract-documents.ts';
import { readFigures, requireFigures, requireViews } from './contract-views.ts';

useDatabase(async () => {
  await aCompany();
  await completeCompany();
});
useDemoPayments();

interface Walker {
  id: number;
  admin: Context;
  customer: Context;
  email: string;
  /** From 0 to 1: chooses an amount or a row. */
  share: number;
}

const today = (): string => parisDay(now());
const cents = (euros: number): number => Math.round(euros * 100);

const getContract = ({ admin, id }: Walker) => readContract(admin, { quoteId: id });

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

async function amend(walker: Walker): Promise<unknown> {
  const { admin, customer, share } = walker;
  const { id } = await createAmendment(admin, { id: walker.id, lines: AMENDMENT_LINES });
  if (share > 0.6) return recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: today(), means: 'oral' });
  await sendQuote(admin, { id });
  return decideOwnQuote({ ...customer, clientAddress: `${id}` }, { ...YES, id });
}

let stripe: FakeStripe;

/** What customers do at Stripe, and what Stripe reports, sooner, later or again. */
const AT_STRIPE = {
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

const ACTS = {
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
    return recordRefund(walker.admin, { id, amount, means: 'transfer', refunded_on: today(), credit });
  },
  remove: async (walker: Walker) =>
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
  accept: ({ admin, id }: Walker) =>
    recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: today(), means: 'oral' }),
  settings: async ({ share }: Walker) => {
    const system = systemContext('test');
    await saveSettings(system, { group: 'company', values: { is_vat_exempt: share < 0.5 } });
    await saveSettings(system, { group: 'quotes', values: { deposit_percent: Math.round(share * 100) } });
  },
  /** Removes what invoices must print, or completes it again. */
  company: ({ share }: Walker) => completeCompany(share < 0.3 ? { siret: '', iban: '' } : {}),
} as const;
type Act = keyof typeof ACTS;
const DEMO_ACTS: readonly Act[] = ['pay', 'payDeclined', 'payLater', 'confirm'];
const STRIPE_ACTS = Object.keys(AT_STRIPE) as Act[];
const NAMES = Object.keys(ACTS) as Act[];
/** Ends of a contract are rare, so that walks reach what comes before them. */
const RARE: readonly Act[] = ['company', 'withdraw', 'cancel', 'cancelOrder', 'remove', 'status'];
const getChoices = (without: readonly Act[]): Act[] =>
  NAMES.filter((name) => !without.includes(name)).flatMap((name) =>
    RARE.includes(name) ? [name] : [name, name, name],
  );
const STARTS: Act[][] = [
  [],
  ['convert'],
  ['cheque', 'convert'],
  ['ask', 'convert', 'issue'],
  ['amend', 'convert', 'issue', 'transfer', 'withdrawAmendment'],
  ['cheque', 'withdraw', 'billBegun'],
  ['ask', 'convert', 'cancelOrder'],
];
const STRIPE_STARTS: Act[][] = [
  ['payOnline', 'convert', 'issue'],
  ['payOnline', 'webhook', 'convert', 'issue'],
  ['ask', 'payOnline', 'cheque', 'webhook'],
  ['payOnline', 'follow', 'refundCard'],
  ['payOnline', 'withdraw', 'webhook'],
];
type Step = readonly [act: Act, share: number];

/** Performs one act; a refusal is an ordinary answer, any other failure is not. */
async function perform(walker: Walker, act: Act): Promise<void> {
  try {
    await ACTS[act](walker);
  } catch (error) {
    const { status, message } = error as { status?: number; message: string };
    expect([act, [400, 402, 404, 409, 422, 429].includes(status ?? 0) ? 'refused' : message]).toEqual([act, 'refused']);
  }
}

const select = async ({ id }: Walker) => ({
  entries: await db().selectFrom('ledger_entries').selectAll().where('quote_id', '=', id).orderBy('seq').execute(),
  invoices: await db().selectFrom('invoices').selectAll().where('quote_id', '=', id).orderBy('id').execute(),
});
type Stored = Awaited<ReturnType<typeof select>>;

/** Checks that nothing issued or booked has changed. */
function requireAppended(before: Stored, after: Stored): void {
  expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
  expect(after.invoices.slice(0, before.invoices.length)).toEqual(before.invoices);
}

/** Checks that the numbers of each series have no gap. */
async function requireNumbers(): Promise<void> {
  const rows = await db().selectFrom('invoices').select('number').orderBy('id').execute();
  for (const numbers of Map.groupBy(rows, ({ number }) => number.replace(/-\d+$/, '')).values()) {
    const places = numbers.map(({ number }) => Number(number.slice(-6)));
    expect(places).toEqual(places.map((_place, index) => index + 1));
  }
}

/** Sums what is left of the invoices for works done before a withdrawal, in cents. */
async function sumBegun(walker: Walker): Promise<number> {
  const { invoices } = await select(walker);
  const begun = invoices.filter(({ kind, document }) => kind === 'invoice' && document.includes(BEGUN));
  const ids = begun.map(({ id }) => id);
  const credits = invoices.filter(({ corrects_id }) => ids.includes(corrects_id ?? 0));
  return [...begun, ...credits].reduce((sum, { gross_cents }) => sum + gross_cents, 0);
}

/** Checks the sums of a contract against each other and against every other view of it. */
async function requireSums(walker: Walker): Promise<void> {
  const { admin, customer, id } = walker;
  const contract = await getContract(walker);
  await requireViews(walker, contract);
  const { documents, movements, ...sums } = contract;
  const own = await readOwnContract(customer, { quoteId: id });
  expect({ ...sums, documents }).toEqual({ ...own, movements: undefined, documents: own.documents });
  const [standing, net] = [cents(sums.invoiced) - cents(sums.credited), cents(sums.received) - cents(sums.refunded)];
  if (!sums.is_closed) {
    expect(standing).toBeLessThanOrEqual(cents(sums.contract));
    expect(standing + cents(sums.to_invoice)).toBe(cents(sums.contract));
    expect(cents(sums.due) + net - cents(sums.surplus)).toBeLessThanOrEqual(cents(sums.contract));
    expect(net + cents(sums.to_receive) - cents(sums.surplus)).toBe(cents(sums.contract));
  }
  const quote = await readQuote(admin, { id });
  // Withdrawn as a whole, and not from an amendment alone.
  if (sums.refund_by !== null && quote.stage === 'rejected') {
    expect([standing, cents(sums.surplus)]).toEqual([await sumBegun(walker), net - standing]);
  }
  expect(movements.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(net);
  const { items } = await listInvoices(admin, { per_page: 100, search: walker.email });
  expect(items.reduce((sum, { due }) => sum + cents(due), 0)).toBe(cents(sums.due));
  expect(cents(quote.paid)).toBe(net);
  const userId = customer.actor.kind === 'user' ? customer.actor.userId : null;
  const due = await decideDue({ quoteId: id, invoiceId: null, token: null, userId, holds: false }).catch(() => null);
  const deposit = due?.choices.find(({ kind }) => kind === 'deposit');
  if (due !== null) expect(cents(quote.depositDue)).toBe(deposit?.cents ?? 0);
  if (quote.stage === 'accepted') expect(cents(quote.due)).toBe(cents(sums.to_receive));
  for (const choice of due?.choices ?? []) expect(choice.cents).toBeLessThanOrEqual(cents(sums.to_receive));
}

async function walk(steps: readonly Step[]): Promise<void> {
  const account = await anAccount();
  await completeCompany();
  const { id } = await aContract({ user_id: account.id, email: account.email }, { early_start: true });
  const walker = { id, admin: await asAdmin(), customer: asAccount(account), email: account.email, share: 0 };
  const figures = await readFigures(walker.admin);
  for (const [act, share] of steps) {
    const before = await select(walker);
    await perform({ ...walker, share }, act);
    requireAppended(before, await select(walker));
    await requireSums(walker)
      .then(() => requireDeductions(id))
      .catch((cause: unknown) => {
        throw new Error(`after ${act} ${share}: ${String(cause).slice(0, 1500)}`, { cause });
      });
  }
  await requireNumbers();
  await requireFigures(walker, figures, await getContract(walker));
  await requireDocuments(id);
  expect((await verifyLedger()).fault).toBeUndefined();
  expect(await findWrongBalance()).toBeUndefined();
}

/** Walks from one of the starts through any of the acts. */
async function walkMany(starts: readonly Act[][], choices: readonly Act[], fewest: number): Promise<void> {
  const numRuns = Number(process.env.CONTRACT_WALKS ?? fewest);
  const anyStep = fc.tuple(fc.constantFrom(...choices), fc.double({ min: 0, max: 0.999, noNaN: true }));
  const anyWalk = fc
    .tuple(fc.constantFrom(...starts), fc.array(anyStep, { minLength: 4, maxLength: 14 }))
    .map(([start, rest]) => [...start.map((act): Step => [act, 0.3]), ...rest]);
  await fc.assert(fc.asyncProperty(anyWalk, walk), { numRuns, endOnFailure: true });
}

describe('account of a contract', () => {
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterAll(() => stripe.close());

  it(
    'stays true through any acts',
    () => walkMany([...STARTS, ['pay', 'convert', 'issue']], getChoices(STRIPE_ACTS), 6),
    3_600_000,
  );

  it('stays true while Stripe takes money, reports it late or again, and gives it back', async () => {
    await openGateway({});
    await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });
    await walkMany([...STARTS, ...STRIPE_STARTS], getChoices(DEMO_ACTS), 4);
  }, 3_600_000);
});
