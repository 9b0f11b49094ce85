import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { readOrder, readOrderInvoice } from '#src/domains/sales/orders/order.queries.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { readDue } from '#src/domains/sales/payments/payment.queries.server.ts';
import { cancelAcceptance } from '#src/domains/sales/quotes/commands/cancel-acceptance.server.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { createAmendment } from '#src/domains/sales/quotes/commands/create-amendment.server.ts';
import { decideLinkedQuote } from '#src/domains/sales/quotes/commands/decide-linked-quote.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { deleteQuote } from '#src/domains/sales/quotes/commands/delete-quote.server.ts';
import { duplicateQuote } from '#src/domains/sales/quotes/commands/duplicate-quote.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { sendQuote } from '#src/domains/sales/quotes/commands/send-quote.server.ts';
import { ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { listOwnQuotes, readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { AMENDMENT_MOVES } from '#src/domains/sales/quotes/quote-amendment.rules.ts';
import { selectAmendments } from '#src/domains/sales/quotes/quote-amendment.store.server.ts';
import { aCompany } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { tokenMailedTo } from '#tests/support/emails.ts';
import { countSamples } from '#tests/support/samples.ts';

useDatabase(aCompany);
useDemoPayments();

interface Walker {
  /** The contract. */
  id: number;
  admin: Context;
  customer: Context;
  email: string;
}

const REASON = 'Erreur de tuile.';
const YES = { name: 'Paule Rivoire', consent: true } as const;
const WORKS = { label: 'Chevron', quantity: 1, unit: 'forfait', unit_price: 854.55, vat_rate: 10 };
const GONE = {
  label: 'Isolation des rampants',
  quantity: 1.337,
  unit: 'm²',
  unit_price: 74.25,
  vat_rate: 5.5,
  removed: true,
};
const ROOF = {
  label: 'Réfection de la couverture',
  quantity: 80,
  unit: 'm²',
  unit_price: 118.9,
  vat_rate: 10,
  removed: true,
};

/** Acts concern the newest amendment; without one most are refused. */
const latest = async (id: number): Promise<number> => (await selectAmendments([id])).at(-1)?.id ?? 0;
const onLatest = (act: (walker: Walker, amendment: number) => Promise<unknown>) => async (walker: Walker) =>
  act(walker, await latest(walker.id));
const decide = async ({ email }: Walker, decision: 'accepted' | 'rejected') =>
  decideLinkedQuote({ ...asVisitor(), clientAddress: email }, { ...YES, token: await tokenMailedTo(email), decision });

const ACTS = {
  create: ({ admin, id }: Walker) => createAmendment(admin, { id, lines: [WORKS] }),
  createLess: ({ admin, id }: Walker) => createAmendment(admin, { id, lines: [GONE] }),
  createMuchLess: ({ admin, id }: Walker) => createAmendment(admin, { id, lines: [ROOF, WORKS] }),
  price: onLatest(({ admin }, id) => changeQuote(admin, { id, lines: [WORKS, GONE] })),
  send: onLatest(({ admin }, id) => sendQuote(admin, { id })),
  acceptByLink: (walker: Walker) => decide(walker, 'accepted'),
  refuseByLink: (walker: Walker) => decide(walker, 'rejected'),
  acceptInAccount: onLatest(({ customer }, id) => decideOwnQuote(customer, { ...YES, id, decision: 'accepted' })),
  acceptInOffice: onLatest(({ admin }, id) =>
    recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: parisDay(now()), means: 'oral' }),
  ),
  acceptFirst: async ({ customer, id }: Walker) => {
    const [first] = await selectAmendments([id]);
    return decideOwnQuote(customer, { ...YES, id: first?.id ?? 0, decision: 'accepted' });
  },
  expire: onLatest((_walker, id) =>
    db()
      .updateTable('quotes')
      .set({ valid_until: '2020-01-01' })
      .where('id', '=', id)
      .where('status', '!=', 'accepted')
      .execute(),
  ),
  withdraw: onLatest(({ customer }, id) => withdrawOwnQuote(customer, { id, confirm: true })),
  cancel: onLatest(({ admin }, id) => cancelAcceptance(admin, { id, reason: REASON })),
  reject: onLatest(({ admin }, id) => changeQuoteStatus(admin, { id, status: 'rejected' })),
  reopen: onLatest(({ admin }, id) => changeQuoteStatus(admin, { id, status: 'pending' })),
  approve: onLatest(({ admin }, id) => changeQuoteStatus(admin, { id, status: 'approved' })),
  remove: onLatest(({ admin }, id) => deleteQuote(admin, { id })),
  duplicate: onLatest(({ admin }, id) => duplicateQuote(admin, { id })),
  convert: onLatest(({ admin }, id) => convertQuote(admin, { id })),
  convertContract: ({ admin, id }: Walker) => convertQuote(admin, { id }),
  cancelContract: ({ admin, id }: Walker) => cancelAcceptance(admin, { id, reason: REASON }),
  withdrawContract: ({ customer, id }: Walker) => withdrawOwnQuote(customer, { id, confirm: true }),
  exempt: () => saveSettings(systemContext('test'), { group: 'company', values: { is_vat_exempt: true } }),
  tax: () => saveSettings(systemContext('test'), { group: 'company', values: { is_vat_exempt: false } }),
} as const;
type Act = keyof typeof ACTS;
const NAMES = Object.keys(ACTS) as Act[];

/** Returns the documents that bind, that of the contract first. */
async function selectBinding(ids: number[]): Promise<PricedDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db()
    .selectFrom('quote_decisions')
    .selectAll()
    .where('quote_id', 'in', ids)
    .orderBy('id')
    .execute();
  return ids.flatMap((id) => {
    const last = rows.findLast((row) => row.quote_id === id);
    const binds = last?.decision === 'accepted' && last.withdrawn_at === null && last.cancelled_at === null;
    return binds ? [JSON.parse(last.document)] : [];
  });
}

const rounded = (value: bigint, divisor: bigint): bigint =>
  value < 0n ? -rounded(-value, divisor) : (value + divisor / 2n) / divisor;

/** Adds up documents without any function of the product. */
function countSums(documents: PricedDocument[]): { net: number; gross: number } {
  const nets = new Map<number, bigint>();
  for (const { lines, amendment } of documents) {
    const removed = (amendment?.removed ?? []).map((line) => ({ ...line, quantity_milli: -line.quantity_milli }));
    for (const { quantity_milli, unit_price_cents, vat_rate } of [...lines, ...removed]) {
      const net = rounded(BigInt(quantity_milli) * BigInt(unit_price_cents), 1000n);
      nets.set(vat_rate, (nets.get(vat_rate) ?? 0n) + net);
    }
  }
  const net = [...nets.values()].reduce((sum, one) => sum + one, 0n);
  const taxes = [...nets].map(([rate, one]) => rounded(one * BigInt(rate * 10), 1000n));
  return { net: Number(net) / 100, gross: Number(taxes.reduce((sum, one) => sum + one, net)) / 100 };
}

/** Checks that every view of the contract has the sums of its signed documents; returns those. */
async function requireViews({ id, admin, customer }: Walker) {
  const amendments = await selectAmendments([id]);
  const contract = await selectBinding([id]);
  if (contract.length === 0) return undefined;
  const sums = countSums([...contract, ...(await selectBinding(amendments.map((one) => one.id)))]);
  const quote = await readQuote(admin, { id });
  const offer = await findOffer({ id });
  const own = (await listOwnQuotes(customer, {})).find((one) => one.id === id);
  const due = await readDue(customer, { quoteId: id });
  const grosses = [quote.totals?.gross, offer?.gross, own?.gross, due.total, offer?.due, own?.due, quote.due];
  expect(grosses).toEqual(grosses.map(() => sums.gross));
  expect(quote.totals?.net).toBe(sums.net);
  if (quote.order_id !== null) {
    expect(await readOrder(admin, { id: quote.order_id })).toMatchObject({ budget: sums.net });
    expect(await readOrderInvoice(admin, { id: quote.order_id })).toMatchObject({ total: sums.gross });
  }
  expect(sums.gross).toBeGreaterThanOrEqual(0);
  for (const amendment of amendments) {
    const part = await readQuote(admin, { id: amendment.id });
    expect([part.due, part.depositDue, part.order_id]).toEqual([0, 0, null]);
  }
  return { sums, document: offer?.document };
}

type State = keyof typeof AMENDMENT_MOVES;

async function getState(id: number, status: string): Promise<State> {
  const offer = await findOffer({ id });
  if (status === 'accepted' || status === 'rejected') return status;
  if (offer === null) return 'draft';
  return offer.state === 'open' ? 'sent' : (offer.state as State);
}

async function getStates(id: number): Promise<Map<number, State>> {
  const states = new Map<number, State>();
  for (const amendment of await selectAmendments([id])) {
    states.set(amendment.id, await getState(amendment.id, amendment.status));
  }
  return states;
}

/** Performs one act; a refusal is an ordinary answer, any other failure is not. */
async function perform(walker: Walker, act: Act): Promise<boolean> {
  try {
    await ACTS[act](walker);
    return true;
  } catch (error) {
    expect([act, [400, 404, 409, 422]]).toEqual([act, expect.arrayContaining([(error as { status?: number }).status])]);
    return false;
  }
}

const observe = async (walker: Walker) => ({ view: await requireViews(walker), states: await getStates(walker.id) });
type Observed = Awaited<ReturnType<typeof observe>>;

/** Performs one act and compares with what was observed before; returns what is observed after it. */
async function step(walker: Walker, act: Act, { view: before, states }: Observed): Promise<Observed> {
  const isDone = await perform(walker, act);
  const observed = await observe(walker);
  const { view: after, states: next } = observed;
  for (const [id, state] of states) {
    const reached = next.get(id) ?? 'deleted';
    expect([act, state, reached === state || AMENDMENT_MOVES[state].includes(reached as never), reached]).toEqual([
      act,
      state,
      true,
      reached,
    ]);
  }
  const accepted = (some: Map<number, State>) =>
    [...some].filter(([, state]) => state === 'accepted').map(([id]) => id);
  const isSame = JSON.stringify(accepted(states)) === JSON.stringify(accepted(next));
  if (!isDone || (isSame && after !== undefined && before !== undefined)) expect([act, after]).toEqual([act, before]);
  return observed;
}

async function walk(acts: readonly Act[]): Promise<void> {
  const account = await anAccount();
  await db().updateTable('users').set({ email_verified_at: nowIso() }).where('id', '=', account.id).execute();
  await ACTS.tax();
  const { id } = await aContract({ lines: ROOF_LINES, user_id: account.id, email: account.email });
  const walker = { id, admin: await asAdmin(), customer: asAccount(account), email: account.email };
  let observed = await observe(walker);
  for (const act of acts) observed = await step(walker, act, observed);
}

describe('amendments of a contract', () => {
  it.each<Act[]>([
    ['create', 'send', 'acceptByLink', 'convertContract', 'createLess', 'send', 'exempt', 'acceptInAccount', 'cancel'],
    ['create', 'send', 'createLess', 'send', 'acceptFirst', 'acceptByLink', 'send', 'acceptByLink', 'withdraw'],
    ['convertContract', 'createMuchLess', 'send', 'refuseByLink', 'reopen', 'send', 'acceptByLink', 'cancelContract'],
    ['create', 'acceptInOffice', 'createMuchLess', 'expire', 'acceptInAccount', 'withdrawContract', 'create', 'send'],
  ])('show one total in every view through %s, %s, %s, %s …', (...acts) => walk(acts), 60_000);

  it('show one total in every view through any acts', async () => {
    const numRuns = Number(process.env.AMENDMENT_WALKS ?? countSamples(10));
    const anyActs = fc.array(fc.constantFrom(...NAMES), { minLength: 6, maxLength: 12 });
    const anyStart = fc.constantFrom<Act[]>(
      [],
      ['create', 'send'],
      ['create', 'send', 'acceptByLink'],
      ['convertContract'],
    );
    await fc.assert(
      fc.asyncProperty(anyStart, anyActs, (first, rest) => walk([...first, ...rest])),
      { numRuns, endOnFailure: true },
    );
  }, 240_000);
});
