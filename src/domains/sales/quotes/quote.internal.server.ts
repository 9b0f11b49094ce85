import type { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import type { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { getPricingTerms, getQuotePrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { formatDateTime, formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { isoIn, now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { ownsQuote, selectOwnQuoteIds } from './own-quote.store.server.ts';
import { QUOTE_KEPT_DAYS, type QuoteKey, type QuoteRequest, type SentQuote } from './quote.contract.ts';
import { attachedQuote, offerLink, sendQuoteEmail } from './quote.mail.server.ts';
import { quoteNotFound } from './quote.rules.ts';
import { deleteQuotesBefore, insertQuote } from './quote.store.server.ts';
import type { AdminQuote } from './quote-admin.contract.ts';
import { selectQuotesByIds } from './quote-admin.store.server.ts';
import { toAdminQuote } from './quote-admin.views.ts';
import { getTerms, hasWithdrawal, unpaidUntil, withdrawalEnd } from './quote-contract.rules.ts';
import type { DECISIONS, DecisionMaker, QuoteLinkKey, QuoteOffer } from './quote-link.contract.ts';
import { isSameAnswer, offerClosed, readableUntil, withdrawalOver } from './quote-link.rules.ts';
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
import { QUOTE_LINK_TEXTS as texts } from './quote-link.texts.ts';
import { getCompany, getOffer } from './quote-offer.document.server.ts';
import { isBinding } from './quote-price.rules.ts';
import { selectPriceFacts, selectQuotePriceFacts } from './quote-price.store.server.ts';
import type { QuoteReceipt, QuoteRecord } from './quote-record.contract.ts';
import { addQuotePayment, lockQuoteRecord, selectQuoteRecord, updateQuoteRecord } from './quote-record.store.server.ts';

const TYPES = { accepted: 'success', rejected: 'warning', withdrawn: 'warning' } as const;

/** Notifies the company of a customer's decision, in its transaction. */
export const announceDecision = ({
  id,
  event,
  values,
}: {
  id: number;
  event: 'accepted' | 'rejected' | 'withdrawn';
  values: { name: string; number: string; gross: string };
}): Promise<void> =>
  transaction(async () => {
    const { title, message: sentence } = texts.company[event];
    const message = fill(sentence, values);
    const notification = { title, message: toExcerpt(message, 300), link: href('/admin/quotes', { view: id }) };
    await notify({ type: TYPES[event], event: 'quote', ...notification });
  });

/** Returns the quote of a personal link, as long as it can be accepted or paid; else null. */
export async function findLinkedQuote({ token }: z.infer<typeof QuoteLinkKey>): Promise<{ id: number } | null> {
  const offer = await findOffer({ token });
  return offer !== null && (offer.can_pay || offer.state === 'open' || offer.no_payment_until !== null)
    ? { id: offer.id }
    : null;
}

/** Returns the last day on which no payment may be received for a quote's contract; null when one may. */
export async function findUnpaidUntil({ quoteId }: { quoteId: number }): Promise<string | null> {
  const decision = await selectDecision(quoteId);
  return decision !== undefined && isBinding(decision) ? unpaidUntil(decision, parisDay(now())) : null;
}

/** Creates a quote for a visitor's request, in the transaction that stores the request. */
export const openQuote = (request: QuoteRequest): Promise<z.infer<typeof QuoteKey>> =>
  transaction(async () => {
    const id = await insertQuote(request);
    await publish('admin', { event: 'quotes', id });
    return { id };
  });

/** Deletes quotes without result; accepted ones are kept, like accounts. */
export const purgeQuotes = (): Promise<void> =>
  transaction(async () => {
    await deleteQuotesBefore(isoIn(-QUOTE_KEPT_DAYS * 86_400));
    await deleteStrayLinks();
  });

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
    const quote = await lockQuoteRecord(id);
    const offer = await findOffer({ id });
    if (quote === undefined || offer === null) throw quoteNotFound();
    if (isSameAnswer(offer, { decision, name: by.name })) return offer;
    if (offer.state !== 'open' || offer.document === null) throw offerClosed(offer.state);
    if (offer.document_hash !== documentHash) throw offerClosed('changed');
    const statement = offer.statements[decision];
    const { document, number } = offer;
    const asksEarly = decision === 'accepted' && earlyStart && offer.early_start !== '';
    const early = asksEarly ? offer.early_start : null;
    const answer = { decision, statement, earlyStart: early, by, document, documentHash };
    const at = await insertDecision({ quoteId: id, ...answer });
    await updateQuoteRecord(id, { status: decision, approved_at: decision === 'accepted' ? at : null });
    await prolongLinks(id, readableUntil(decision, new Date(at)));
    const gross = exactEuros(offer.document.totals.gross_cents);
    const values = {
      number,
      name: by.name,
      gross,
      time: formatDateTime(at),
      statement: [statement, early].filter(Boolean).join(' '),
    };
    const until = formatLongDate(`${withdrawalEnd(at)}T12:00:00Z`);
    const last = unpaidUntil({ accepted_on: null, created_at: at, document }, parisDay(now()));
    const unpaid = last === null ? '' : fill(texts.acceptedUnpaid, { date: formatLongDate(`${last}T12:00:00Z`) });
    const right = hasWithdrawal(getTerms(offer.document)) ? fill(texts.acceptedRight, { until }) : '';
    const settings = await readSettings();
    await sendQuoteEmail({
      to: quote.email,
      sentences: texts[decision],
      values: { ...values, right, unpaid, hash: documentHash },
      company: getCompany(settings),
      button: { label: texts.button, url: offerLink(token) },
      pdf: bytes === null ? undefined : attachedQuote(number, bytes),
      isAutomatic: true,
    });
    await announceDecision({ id, event: decision, values: { name: by.name, number, gross } });
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
  const price = getQuotePrice(await selectQuotePriceFacts(quote), getPricingTerms(settings));
  const offer = getOffer({ quote, sent, decision, price }, settings, parisDay(now()));
  // Behind a link, an expired offer counts as unknown.
  return 'token' in by && offer.state === 'expired' ? null : offer;
}

/** Ends the contract within its fourteen days; a repeated call changes nothing. */
export const withdrawQuote = ({ id, token }: { id: number; token?: string | undefined }): Promise<QuoteOffer> =>
  transaction(async () => {
    const quote = await lockQuoteRecord(id);
    const offer = await findOffer({ id });
    const decision = await selectDecision(id);
    if (quote === undefined || offer === null) throw quoteNotFound();
    if (offer.state === 'withdrawn') return offer;
    if (offer.withdrawal_until === null || decision === undefined) throw withdrawalOver();
    const at = await markWithdrawn(decision.id);
    await updateQuoteRecord(id, { status: 'rejected', approved_at: null });
    const { number } = offer;
    const { name, created_at, document } = decision;
    const gross = exactEuros(document.totals.gross_cents);
    await sendQuoteEmail({
      to: quote.email,
      sentences: texts.withdrawal,
      values: { number, name, gross, time: formatDateTime(at), accepted: formatDateTime(created_at) },
      company: getCompany(await readSettings()),
      button: { label: texts.button, url: offerLink(token) },
      isAutomatic: true,
    });
    await announceDecision({ id, event: 'withdrawn', values: { name, number, gross } });
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
  const terms = getPricingTerms(await readSettings());
  const records = await selectQuotesByIds(ids);
  const facts = await selectPriceFacts(records);
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const [record, known] = [byId.get(id), facts.get(id)];
    if (record === undefined || known === undefined) return [];
    return [toAdminQuote(record, getQuotePrice(known, terms), known.ordered?.id ?? null)];
  });
}

/** Returns the price of each quote for its customer; quotes that do not exist are left out. */
export async function priceQuotes({ ids }: { ids: number[] }): Promise<(QuotePrice & { id: number })[]> {
  if (ids.length === 0) return [];
  const terms = getPricingTerms(await readSettings());
  const facts = await selectPriceFacts(await selectQuotesByIds(ids));
  return [...facts].map(([id, known]) => ({ id, ...getQuotePrice(known, terms) }));
}
