import type { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import type { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { getPricingTerms } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { getTotalText } from '#src/kernel/document-parts.ts';
import { href } from '#src/kernel/href.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { isoIn, now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { ownsQuote, selectOwnQuoteIds } from './own-quote.store.server.ts';
import { QUOTE_KEPT_DAYS, type QuoteKey, type QuoteRequest, type SentQuote } from './quote.contract.ts';
import { sendDecisionEmail, sendWithdrawalEmail } from './quote.mail.server.ts';
import { quoteNotFound } from './quote.rules.ts';
import { deleteQuotesBefore, insertQuote } from './quote.store.server.ts';
import type { AdminQuote } from './quote-admin.contract.ts';
import { selectQuotesByIds } from './quote-admin.store.server.ts';
import { toAdminQuote } from './quote-admin.views.ts';
import {
  checkAmendment,
  closeAmendments,
  endOrder,
  findUnpaidUntil,
  holdContract,
  renewContract,
} from './quote-amendment.internal.server.ts';
import { selectAmendments } from './quote-amendment.store.server.ts';
import { getLinkTexts, getLinkValues, toAmendmentViews } from './quote-amendment.views.ts';
import { announceSigned } from './quote-event.internal.server.ts';
import type { DECISIONS, DecisionMaker, QuoteLinkKey, QuoteOffer } from './quote-link.contract.ts';
import { isSameAnswer, offerClosed, readableUntil, requireDeclared, withdrawalOver } from './quote-link.rules.ts';
import {
  deleteStrayLinks,
  insertDecision,
  markWithdrawn,
  prolongLinks,
  selectDecision,
  selectDecisions,
  selectLink,
  selectSentQuote,
} from './quote-link.store.server.ts';
import { getCompany, getOffer } from './quote-offer.document.server.ts';
import { selectPrices } from './quote-price.store.server.ts';
import type { QuoteReceipt, QuoteRecord } from './quote-record.contract.ts';
import { addQuotePayment, lockQuoteRecord, selectQuoteRecord, updateQuoteRecord } from './quote-record.store.server.ts';

const TYPES = { accepted: 'success', rejected: 'warning', withdrawn: 'warning' } as const;

/** Notifies the company of a customer's decision, in its transaction. */
export const announceDecision = ({
  id,
  event,
  name,
  document,
}: {
  id: number;
  event: 'accepted' | 'rejected' | 'withdrawn';
  name: string;
  document: Pick<PricedDocument, 'number' | 'amendment' | 'totals' | 'vat_note'>;
}): Promise<void> =>
  transaction(async () => {
    const { title, message: sentence } = getLinkTexts(document).company[event];
    const gross = getTotalText(document.totals.gross_cents, document);
    const message = fill(sentence, { ...getLinkValues(document), name, gross });
    const notification = { title, message: toExcerpt(message, 300), link: href('/admin/quotes', { view: id }) };
    await notify({ type: TYPES[event], event: 'quote', ...notification });
  });

/** Returns the quote of a personal link while it can be accepted, and once it was; else null. */
export async function findLinkedQuote({ token }: z.infer<typeof QuoteLinkKey>): Promise<{ id: number } | null> {
  const offer = await findOffer({ token });
  return offer?.state === 'open' || offer?.state === 'accepted' ? { id: offer.id } : null;
}

/** Creates a quote for a visitor's request, in the transaction that stores the request. */
export const openQuote = (request: QuoteRequest): Promise<z.infer<typeof QuoteKey>> =>
  transaction(async () => {
    const id = await insertQuote(request);
    await publish('admin', { event: 'quotes', id });
    return { id };
  });

/** Deletes quotes without result; accepted ones are kept, like accounts. */
export async function purgeQuotes(): Promise<void> {
  await deleteQuotesBefore(isoIn(-QUOTE_KEPT_DAYS * 86_400));
  await deleteStrayLinks();
}

/** Stores a customer's decision with its document, once, and notifies both sides. */
export const decideQuote = ({
  id,
  decision,
  by,
  documentHash,
  bytes,
  token,
  earlyStart = false,
}: {
  id: number;
  decision: (typeof DECISIONS)[number];
  by: DecisionMaker;
  documentHash: string;
  bytes: Uint8Array<ArrayBufferLike> | null;
  token?: string | undefined;
  /** Whether the customer asks for the works to begin before the withdrawal period ends. */
  earlyStart?: boolean | undefined;
}): Promise<QuoteOffer> =>
  transaction(async () => {
    const quote = await holdContract({ id });
    const offer = await findOffer({ id });
    if (quote === undefined || offer === null) throw quoteNotFound();
    if (isSameAnswer(offer, { decision, name: by.name })) return offer;
    if (offer.state !== 'open' || offer.document === null) throw offerClosed(offer.state);
    if (offer.document_hash !== documentHash) throw offerClosed('changed');
    if (decision === 'accepted') await checkAmendment({ quote });
    else await endOrder({ quote });
    const statement = offer.statements[decision];
    const { document } = offer;
    const asksEarly = decision === 'accepted' && earlyStart && offer.early_start !== '';
    const early = asksEarly ? offer.early_start : null;
    const answer = { decision, statement, earlyStart: early, by, document, documentHash };
    const { at } = await insertDecision({ quoteId: id, ...answer });
    await updateQuoteRecord(id, { status: decision, approved_at: decision === 'accepted' ? at : null });
    await prolongLinks(id, readableUntil(decision, new Date(at)));
    if (decision === 'accepted') await renewContract({ quote });
    if (decision === 'accepted') await announceSigned({ quote, document, by: 'customer', at });
    const sent = { ...answer, at, statement: [statement, early].filter(Boolean).join(' ') };
    const mail = { company: getCompany(await readSettings()), today: parisDay(now()), token, bytes };
    await sendDecisionEmail({ quote, answer: sent, ...mail });
    await announceDecision({ id, event: decision, name: by.name, document });
    await publish('admin', { event: 'quotes', id });
    return (await findOffer({ id })) ?? offer;
  });

/** Returns the sent offer of a quote, by its link's token or its number; null when none was sent or is valid. */
export async function findOffer(by: { token: string } | { id: number }): Promise<QuoteOffer | null> {
  const sent = 'token' in by ? await selectLink(hashOfSecret(by.token)) : await selectSentQuote(by.id);
  const quote = sent && (await selectQuoteRecord(sent.target_id));
  if (sent === undefined || quote === undefined) return null;
  const latest = await selectDecision(quote.id);
  // A decision on an earlier version, or a cancelled one, does not count.
  const isCurrent = latest !== undefined && latest.created_at >= sent.created_at && latest.cancelled_at === null;
  const decision = isCurrent ? latest : undefined;
  const settings = await readSettings();
  const amendments = await selectAmendments([quote.id]);
  const { prices } = await selectPrices([quote, ...amendments], getPricingTerms(settings));
  const price = prices.get(quote.id);
  if (price === undefined) return null;
  const offered = toAmendmentViews(amendments, prices).filter(({ stage }) => stage !== 'pending');
  const facts = { quote, sent, decision, price, unpaid: await findUnpaidUntil({ quoteId: quote.id }) };
  const offer = getOffer({ ...facts, amendments: offered }, settings, parisDay(now()));
  // Behind a link, an expired offer counts as unknown.
  return 'token' in by && offer.state === 'expired' ? null : offer;
}

interface Withdrawal {
  id: number;
  token?: string | undefined;
  /** Civil day on which the customer declared it in writing; absent for one made here. */
  declaredOn?: string | undefined;
  /** Civil day on which that reached the office; today when it is omitted. */
  informedOn?: string | undefined;
}

/** Ends the contract within its fourteen days; a repeated call changes nothing. */
export const withdrawQuote = ({ id, token, declaredOn, informedOn }: Withdrawal): Promise<QuoteOffer> =>
  transaction(async () => {
    const quote = await holdContract({ id });
    const offer = await findOffer({ id });
    const decision = await selectDecision(id);
    if (quote === undefined || offer === null) throw quoteNotFound();
    if (offer.state === 'withdrawn') return offer;
    if (decision === undefined) throw withdrawalOver();
    const today = parisDay(now());
    const days = declaredOn === undefined ? null : { declared: declaredOn, informed: informedOn ?? today };
    if (days !== null) requireDeclared(decision, days, today);
    else if (offer.withdrawal_until === null) throw withdrawalOver();
    const at = await markWithdrawn(decision.id, days?.informed);
    await updateQuoteRecord(id, { status: 'rejected', approved_at: null });
    await closeAmendments({ quote });
    await renewContract({ quote });
    const { name, document } = decision;
    await sendWithdrawalEmail({ quote, decision, at, token, company: getCompany(await readSettings()) });
    await announceDecision({ id, event: 'withdrawn', name, document });
    await publish('admin', { event: 'quotes', id });
    return (await findOffer({ id })) ?? offer;
  });

/** Returns the sent offer of one of this account's quotes; another customer's is not found, like an unknown one. */
export async function findOwnQuote({ id, userId }: { id: number; userId: number }): Promise<QuoteOffer> {
  if (!(await ownsQuote(await findOwner({ userId }), id))) throw quoteNotFound();
  const offer = await findOffer({ id });
  if (offer === null) throw quoteNotFound();
  return offer;
}

async function selectDecidedQuotes(ids: number[]) {
  const quotes = await selectQuotesByIds(ids);
  const byQuote = Map.groupBy(await selectDecisions(ids), ({ quote_id }) => quote_id);
  return quotes.map((quote) => ({ ...quote, decisions: byQuote.get(quote.id) ?? [] }));
}

/** Returns an account's quotes with their decisions: requested while signed in, or under the verified address. */
export async function findUserQuotes(account: { userId: number }): Promise<RowPages<SentQuote>> {
  return rowPages(await selectOwnQuoteIds(await findOwner(account)), selectDecidedQuotes);
}

/** Returns one complete quote, for other domains; null when there is none. */
export async function findQuote({ id }: z.infer<typeof QuoteKey>): Promise<QuoteRecord | null> {
  return (await selectQuoteRecord(id)) ?? null;
}

/** Returns one complete quote, locked until the caller's transaction ends: its amount due is decided serially. */
export const holdQuote = ({ id }: z.infer<typeof QuoteKey>): Promise<QuoteRecord | null> =>
  transaction(async () => (await lockQuoteRecord(id)) ?? null);

/** Adds a payment to a quote, in the transaction that books it; a refund subtracts. */
export const recordQuoteReceipt = (receipt: QuoteReceipt): Promise<void> =>
  transaction(async () => {
    await addQuotePayment(receipt);
  });

/** Returns quotes as the back office reads them, in the order of their ids; missing ones are left out. */
export async function presentQuotes({ ids }: { ids: number[] }): Promise<AdminQuote[]> {
  if (ids.length === 0) return [];
  const records = await selectQuotesByIds(ids);
  const amendments = await selectAmendments(ids);
  const { facts, prices } = await selectPrices([...records, ...amendments], getPricingTerms(await readSettings()));
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const [record, price, known] = [byId.get(id), prices.get(id), facts.get(id)];
    if (record === undefined || price === undefined || known === undefined) return [];
    const own = amendments.filter(({ amends_id }) => amends_id === id);
    return [toAdminQuote(record, price, { facts: known, amendments: toAmendmentViews(own, prices) })];
  });
}

/** Returns the price of each quote for its customer; quotes that do not exist are left out. */
export async function priceQuotes({ ids }: { ids: number[] }): Promise<(QuotePrice & { id: number })[]> {
  if (ids.length === 0) return [];
  const { prices } = await selectPrices(await selectQuotesByIds(ids), getPricingTerms(await readSettings()));
  return [...prices].map(([id, price]) => ({ id, ...price }));
}
