import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { listInvoices } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { findWrongBalance } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import type { ContractAccountView } from '#src/domains/sales/payments/contract-account.contract.ts';
import { readOwnContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { decideDue } from '#src/domains/sales/payments/due.internal.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { aCompany, aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { freezeClock, shiftClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { gateway, openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { countSamples, withCause } from '#tests/support/samples.ts';
import { ACTS } from './contract-acts.ts';
import { requireCharges } from './contract-charges.ts';
import { BEGUN, requireDeductions, requireDocuments } from './contract-documents.ts';
import { type ContractState, isDeleted, requireLimits } from './contract-limits.ts';
import { AT_STRIPE, useStripe } from './contract-stripe-acts.ts';
import { readFigures, requireFigures, requireViews } from './contract-views.ts';
import { cents, getContract, type Walker } from './contract-walker.ts';

useDatabase(async () => {
  await aCompany();
  await completeCompany();
});
useDemoPayments();
let stripe: FakeStripe;

type Act = keyof typeof ACTS;
const DEMO_ACTS: readonly Act[] = ['pay', 'payDeclined', 'payLater', 'confirm'];
const STRIPE_ACTS = Object.keys(AT_STRIPE) as Act[];
const NAMES = Object.keys(ACTS) as Act[];
/** Ends of a contract are rare, so that walks reach what comes before them. */
const RARE: readonly Act[] = [
  'company',
  'withdraw',
  'cancel',
  'cancelOrder',
  'removePayment',
  'status',
  'reopenQuote',
  'deleteQuote',
];
const getChoices = (without: readonly Act[]): Act[] =>
  NAMES.filter((name) => !without.includes(name)).flatMap((name) =>
    RARE.includes(name) ? [name] : [name, name, name],
  );
type Step = readonly [act: Act, share: number];
type Start = readonly [begin: 'draft' | 'sent' | 'signed', ...acts: (Act | Step)[]];
/** More than what is still to receive. */
const OVERPAY: Step = ['transfer', 0.95];
const STARTS: Start[] = [
  ['signed'],
  ['signed', 'convert'],
  ['signed', 'cheque', 'convert'],
  ['signed', 'ask', 'convert', 'issue'],
  ['signed', 'askAll', 'convert', 'issue'],
  ['signed', 'amend', 'convert', 'issue', 'transfer', 'withdrawAmendment'],
  ['signed', 'convert', 'issue', 'transfer', 'credit', 'issue'],
  ['signed', OVERPAY, 'amend', 'convert', 'issue'],
  ['signed', 'cheque', 'withdraw', 'billBegun'],
  ['signed', 'ask', 'convert', 'cancelOrder'],
  ['signed', 'convert', 'cancelOrder', 'cancel', 'client', 'accept'],
  ['sent', 'convert'],
  ['sent', 'convert', 'issue'],
  ['draft', 'approve', 'cheque'],
  ['draft', 'approve', 'askAll', 'convert'],
];
const STRIPE_STARTS: Start[] = [
  ['signed', 'payOnline', 'convert', 'issue'],
  ['signed', 'payOnline', 'webhook', 'convert', 'issue'],
  ['signed', 'ask', 'payOnline', 'cheque', 'webhook'],
  ['signed', 'payOnline', 'follow', 'refundCard'],
  ['signed', 'payOnline', 'withdraw', 'webhook'],
  ['draft', 'approve', 'payOnline', 'webhook'],
];
/** Returns whether the law lets the customer do this now, so that it is never refused. */
async function isOwed({ id }: Walker, act: Act): Promise<boolean> {
  return act === 'withdraw' && (await findOffer({ id }))?.withdrawal_until != null;
}

/** Performs one act; a refusal is an ordinary answer, unless the act is owed to the customer; any other failure is not. */
async function perform(walker: Walker, act: Act): Promise<void> {
  const owed = await isOwed(walker, act);
  try {
    await ACTS[act](walker);
  } catch (error) {
    const { status, message } = error as { status?: number; message: string };
    const isRefusal = !owed && [400, 402, 404, 409, 422, 429].includes(status ?? 0);
    expect([act, isRefusal ? 'refused' : message]).toEqual([act, 'refused']);
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

/** Checks that each invoice asks on paper for what the account of its contract asks for on it. */
function requirePrinted(before: Stored, after: Stored, { documents }: ContractAccountView): void {
  for (const { id, kind, number, document } of after.invoices.slice(before.invoices.length)) {
    const asked = documents.find((one) => one.id === id)?.due;
    if (kind !== 'credit') expect([number, JSON.parse(document).due.cents]).toEqual([number, cents(asked ?? 0)]);
  }
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

/** Returns whether an invoice of the works stands, also one of 0 € that deducts every deposit. */
const areWorksBilled = (documents: ContractAccountView['documents']): boolean =>
  documents.some(({ kind, number, gross }) => {
    const credits = documents.filter((one) => one.credits === number);
    const left = credits.reduce((sum, credit) => sum + cents(credit.gross), cents(gross));
    return kind === 'invoice' && (credits.length === 0 || left > 0);
  });

/** Checks the sums of a contract against each other and against every other view of it. */
async function requireSums(walker: Walker): Promise<void> {
  const { admin, customer, id } = walker;
  const contract = await getContract(walker);
  await requireViews(walker, contract);
  const { documents, movements, ...sums } = contract;
  const own = await readOwnContract(customer, { quoteId: id });
  expect({ ...sums, documents }).toEqual({ ...own, movements: undefined, documents: own.documents });
  const [standing, net] = [cents(sums.invoiced) - cents(sums.credited), cents(sums.received) - cents(sums.refunded)];
  expect(standing).toBeLessThanOrEqual(cents(sums.contract));
  // Once the works are billed, what their invoices leave is the price.
  const price = areWorksBilled(documents) ? standing : cents(sums.contract);
  expect(standing + cents(sums.to_invoice)).toBe(price);
  expect(cents(sums.due) + net - cents(sums.surplus)).toBeLessThanOrEqual(price);
  expect(net + cents(sums.to_receive) - cents(sums.surplus)).toBe(price);
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
  if (['accepted', 'rejected'].includes(quote.stage)) expect(cents(quote.due)).toBe(cents(sums.to_receive));
  for (const choice of due?.choices ?? []) expect(choice.cents).toBeLessThanOrEqual(cents(sums.to_receive));
}

/** Creates the quote of a walk, in the account of its customer. */
function begin(start: Start[0], owner: { user_id: number; email: string }): Promise<{ id: number }> {
  if (start === 'signed') return aContract(owner, { early_start: true });
  return start === 'sent' ? aSentQuote(owner) : aQuote({ ...owner, lines: ROOF_LINES, address: '3 rue des Lilas' });
}

async function readState(walker: Walker): Promise<ContractState> {
  return { quote: await readQuote(walker.admin, { id: walker.id }), contract: await getContract(walker) };
}

async function walk({ start, steps }: { start: Start[0]; steps: readonly Step[] }): Promise<void> {
  shiftClock(0);
  const account = await anAccount();
  await completeCompany();
  const { id } = await begin(start, { user_id: account.id, email: account.email });
  const walker = { id, admin: await asAdmin(), customer: asAccount(account), email: account.email, share: 0 };
  const figures = await readFigures(walker.admin);
  let [stored, state] = [await select(walker), await readState(walker)];
  for (const [act, share] of steps) {
    await perform({ ...walker, share }, act);
    if (await isDeleted(walker)) return;
    const [before, stateBefore] = [stored, state];
    [stored, state] = [await select(walker), await readState(walker)];
    requireAppended(before, stored);
    await requireSums(walker)
      .then(() => requirePrinted(before, stored, state.contract))
      .then(() => requireDeductions({ quote_id: id }))
      .then(() => requireLimits(walker, stateBefore, state))
      .catch((cause: unknown) => {
        throw new Error(`after ${act} ${share}: ${String(cause).slice(0, 1500)}`, { cause });
      });
  }
  if (gateway().mode === 'stripe') await requireCharges(stripe, id);
  await requireNumbers();
  await requireFigures(walker, figures, await getContract(walker));
  await requireDocuments({ quote_id: id });
  expect((await verifyLedger()).fault).toBeUndefined();
  expect(await findWrongBalance()).toBeUndefined();
}

const toStep = (act: Act | Step): Step => (typeof act === 'string' ? [act, 0.3] : act);

/** Walks from one of the starts through any of the acts. */
async function walkMany(starts: readonly Start[], choices: readonly Act[], fewest: number): Promise<void> {
  const numRuns = Number(process.env.CONTRACT_WALKS ?? countSamples(fewest));
  const anyStep = fc.tuple(fc.constantFrom(...choices), fc.double({ min: 0, max: 0.999, noNaN: true }));
  const anyWalk = fc
    .tuple(fc.constantFrom(...starts), fc.array(anyStep, { minLength: 4, maxLength: 14 }))
    .map(([[start, ...acts], rest]) => ({ start, steps: [...acts.map(toStep), ...rest] }));
  await fc.assert(fc.asyncProperty(anyWalk, walk), { numRuns, endOnFailure: true }).catch(withCause);
}

describe('account of a contract', () => {
  beforeAll(async () => {
    stripe = await startFakeStripe();
    useStripe(stripe);
  });
  afterAll(async () => {
    freezeClock();
    await stripe.close();
  });

  it(
    'stays true through any acts',
    () => walkMany([...STARTS, ['signed', 'pay', 'convert', 'issue']], getChoices(STRIPE_ACTS), 6),
    3_600_000,
  );

  it('stays true while Stripe takes money, reports it late or again, and gives it back', async () => {
    await openGateway({});
    await openGateway({ ...STRIPE_KEYS, STRIPE_API_URL: stripe.origin });
    await walkMany([...STARTS, ...STRIPE_STARTS], getChoices(DEMO_ACTS), 4);
  }, 3_600_000);
});
