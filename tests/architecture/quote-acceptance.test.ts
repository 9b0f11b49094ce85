import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { cancelAcceptance } from '#src/domains/sales/quotes/commands/cancel-acceptance.server.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { decideLinkedQuote } from '#src/domains/sales/quotes/commands/decide-linked-quote.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { deleteQuote } from '#src/domains/sales/quotes/commands/delete-quote.server.ts';
import { duplicateQuote } from '#src/domains/sales/quotes/commands/duplicate-quote.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { sendQuote } from '#src/domains/sales/quotes/commands/send-quote.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { quoteContent } from '#src/domains/sales/quotes/quote-document.rules.ts';
import { aCompany } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { selectQuoteRecord } from '#src/domains/sales/quotes/quote-record.store.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { canonicalDocument } from '#src/kernel/priced-document.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { getFingerprint } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { tokenMailedTo } from '#tests/support/emails.ts';
import { countSamples } from '#tests/support/samples.ts';

useDatabase(aCompany);

interface Walker {
  id: number;
  admin: Context;
  customer: Context;
  email: string;
}

const YES = { name: 'Paule Rivoire', consent: true } as const;
const decide = async ({ email }: Walker, decision: 'accepted' | 'rejected') =>
  // An address for each walker: answers are limited per client.
  decideLinkedQuote({ ...asVisitor(), clientAddress: email }, { ...YES, token: await tokenMailedTo(email), decision });

const ACTS = {
  send: ({ admin, id }: Walker) => sendQuote(admin, { id }),
  price: ({ admin, id }: Walker) =>
    changeQuote(admin, { id, lines: [{ label: 'Toit', quantity: 2, unit_price: 118.9, vat_rate: 20 }] }),
  customer: ({ admin, id }: Walker) =>
    changeQuote(admin, { id, clientName: 'Paul Rivoire', clientPhone: '0639980002' }),
  address: ({ admin, id }: Walker) => changeQuote(admin, { id, address: 'Crest', validUntil: null }),
  notes: ({ admin, id }: Walker) => changeQuote(admin, { id, notes: 'Autre note.', service: 'Zinguerie' }),
  priority: ({ admin, id }: Walker) => changeQuote(admin, { id, priority: 'urgent' }),
  acceptByLink: (walker: Walker) => decide(walker, 'accepted'),
  refuseByLink: (walker: Walker) => decide(walker, 'rejected'),
  acceptInAccount: ({ customer, id }: Walker) => decideOwnQuote(customer, { ...YES, id, decision: 'accepted' }),
  acceptInOffice: ({ admin, id }: Walker) =>
    recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: parisDay(now()), means: 'oral' }),
  withdraw: ({ customer, id }: Walker) => withdrawOwnQuote(customer, { id, confirm: true }),
  cancel: ({ admin, id }: Walker) => cancelAcceptance(admin, { id, reason: 'Erreur de tuile.' }),
  approve: ({ admin, id }: Walker) => changeQuoteStatus(admin, { id, status: 'approved' }),
  reopen: ({ admin, id }: Walker) => changeQuoteStatus(admin, { id, status: 'pending' }),
  reject: ({ admin, id }: Walker) => changeQuoteStatus(admin, { id, status: 'rejected' }),
  convert: ({ admin, id }: Walker) => convertQuote(admin, { id }),
  duplicate: ({ admin, id }: Walker) => duplicateQuote(admin, { id }),
  delete: ({ admin, id }: Walker) => deleteQuote(admin, { id }),
} as const;
type Act = keyof typeof ACTS;
const NAMES = Object.keys(ACTS) as Act[];
/** Acts that end the binding of an acceptance. */
const ENDING: readonly Act[] = ['withdraw', 'cancel'];

const selectAnswers = (id: number) =>
  db().selectFrom('quote_decisions').selectAll().where('quote_id', '=', id).orderBy('id').execute();

/** Returns what must not change while an acceptance binds; undefined while none does. */
async function getContract({ id, admin }: Walker) {
  const last = (await selectAnswers(id)).at(-1);
  const isBinding = last?.decision === 'accepted' && last.withdrawn_at === null && last.cancelled_at === null;
  const record = await selectQuoteRecord(id);
  if (!isBinding || record === undefined) return undefined;
  const [offer, view] = [await findOffer({ id }), await readQuote(admin, { id })];
  expect(getFingerprint(canonicalDocument(JSON.parse(last.document)))).toBe(last.document_hash);
  return {
    ...{ stage: view.stage, totals: view.totals, lines: view.chargedLines, basis: view.priceBasis },
    ...{ content: quoteContent(record), hash: offer?.document_hash, document: offer?.document, stored: last.document },
  };
}

type Answer = Awaited<ReturnType<typeof selectAnswers>>[number];
const permanent = ({
  withdrawn_at: _at,
  cancelled_at: _cancelled,
  cancelled_by: _by,
  cancel_reason: _why,
  ...row
}: Answer) => row;

/** Performs one act; a refusal is an ordinary answer, any other failure is not. */
async function perform(walker: Walker, act: Act): Promise<boolean> {
  try {
    await ACTS[act](walker);
    return true;
  } catch (error) {
    expect([400, 404, 409, 422]).toContain((error as { status?: number }).status);
    return false;
  }
}

async function step(walker: Walker, act: Act): Promise<void> {
  const [contract, answers] = [await getContract(walker), await selectAnswers(walker.id)];
  const isDone = await perform(walker, act);
  const after = await selectAnswers(walker.id);
  expect(after.slice(0, answers.length).map(permanent)).toEqual(answers.map(permanent));
  if (answers.some(({ decision }) => decision === 'accepted')) {
    expect(await selectQuoteRecord(walker.id)).toBeDefined();
  }
  if (contract === undefined || (isDone && ENDING.includes(act))) return;
  expect([act, await getContract(walker)]).toEqual([act, contract]);
  expect(contract).toMatchObject({ stage: 'accepted', basis: 'signed' });
}

async function walk(acts: readonly Act[]): Promise<void> {
  const account = await anAccount();
  const lines = { lines: ROOF_LINES, address: '3 rue des Lilas', user_id: account.id, email: account.email };
  const { id } = await aQuote(lines);
  const walker = { id, admin: await asAdmin(), customer: asAccount(account), email: account.email };
  for (const act of acts) await step(walker, act);
}

describe('acceptance of a quote', () => {
  it.each<Act[]>([
    [
      'send',
      'acceptByLink',
      'price',
      'customer',
      'reopen',
      'send',
      'delete',
      'cancel',
      'price',
      'send',
      'acceptInAccount',
    ],
    [
      'acceptInOffice',
      'address',
      'notes',
      'reject',
      'approve',
      'cancel',
      'delete',
      'acceptByLink',
      'convert',
      'cancel',
    ],
    [
      'send',
      'acceptInAccount',
      'withdraw',
      'approve',
      'reopen',
      'price',
      'send',
      'acceptByLink',
      'duplicate',
      'delete',
    ],
    ['approve', 'convert', 'acceptInOffice', 'cancel', 'reopen', 'price', 'refuseByLink', 'acceptInOffice', 'convert'],
  ])('keeps the contract through %s, %s, %s, %s …', (...acts) => walk(acts), 60_000);

  it('keeps document, totals and hash of an acceptance through any acts', async () => {
    const numRuns = Number(process.env.ACCEPTANCE_WALKS ?? countSamples(12));
    const anyActs = fc.array(fc.constantFrom(...NAMES), { minLength: 6, maxLength: 14 });
    const anyWalk = fc.tuple(
      fc.constantFrom<Act[]>([], ['send'], ['send', 'acceptByLink'], ['acceptInOffice']),
      anyActs,
    );
    await fc.assert(
      fc.asyncProperty(anyWalk, ([first, rest]) => walk([...first, ...rest])),
      { numRuns, endOnFailure: true },
    );
  }, 240_000);
});
