import type { WrittenPrice } from '#src/domains/sales/pricing/charge.rules.ts';
import { type AmountsDue, getAmountsDue } from '#src/domains/sales/pricing/due.rules.ts';
import type { QuoteLock, QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { getPriceLock, type QuotePriceFacts } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { DomainError } from '#src/kernel/errors.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { quoteContent } from './quote-document.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Returns whether a quote can be paid online: once it is accepted, by its customer or by the office. */
export const isPayableOnline = ({ status }: Pick<QuoteRecord, 'status'>): boolean => status === 'accepted';

/** Stages in which the customer sees the price even if the quote was not sent from here. */
export const PRICED_STAGES: readonly QuoteRecord['status'][] = ['quoted', 'accepted'];

const NOTHING_DUE: AmountsDue = { due_cents: 0, deposit_cents: 0, choices: [] };

/** Returns the amounts due on a quote; none on an amendment, whose price is paid on its contract. */
export const getQuoteDue = (
  { amends_id, paid_cents }: Pick<QuoteRecord, 'amends_id' | 'paid_cents'>,
  owed: Parameters<typeof getAmountsDue>[0],
): AmountsDue => (amends_id === null ? getAmountsDue(owed, paid_cents) : NOTHING_DUE);

/** Returns what is owed: that of the contract; else of the shown document, since a refused quote may have a new price. */
export const getOwed = (
  document: PricedDocument | null | undefined,
  { basis, totals, deposit, asked_cents, open_cents }: QuotePrice,
) =>
  basis === 'signed' || !document
    ? { totals, deposit, asked_cents, open_cents }
    : { totals: document.totals, deposit: document.deposit ?? deposit, asked_cents, open_cents };

/** Returns the price of a quote as stored by the back office. */
export const toWrittenPrice = ({
  service_type,
  lines,
  amount_cents,
}: Pick<QuoteRecord, 'service_type' | 'lines' | 'amount_cents'>): WrittenPrice => ({
  label: service_type,
  lines,
  net_cents: amount_cents,
});

interface Answer {
  decision: string;
  withdrawn_at: string | null;
  cancelled_at: string | null;
}

/** Returns whether an answer is an acceptance that binds: neither withdrawn by the customer nor cancelled. */
export const isBinding = ({ decision, withdrawn_at, cancelled_at }: Answer): boolean =>
  decision === 'accepted' && withdrawn_at === null && cancelled_at === null;

/** Stored data that decides on the price of a quote, besides the quote itself. */
export interface StoredPriceFacts {
  sent: { document: PricedDocument; content_hash: string; created_at: string } | undefined;
  /** Latest answer of the customer. */
  decision: (Answer & { document: PricedDocument; created_at: string }) | undefined;
  order: QuotePriceFacts['ordered'] | undefined;
  isBilled?: boolean;
  contract?: Pick<QuotePriceFacts, 'amendments' | 'amended'>;
}

/** Returns the document that a binding answer signed; an answer to an earlier send does not apply to this one. */
export const getSigned = (
  sent: { created_at: string } | undefined,
  decision: (Answer & { document: PricedDocument; created_at: string }) | undefined,
): PricedDocument | null =>
  decision !== undefined && isBinding(decision) && (sent === undefined || decision.created_at >= sent.created_at)
    ? decision.document
    : null;

/** Stages in which the last sent document is still the company's offer. */
const OFFERED_STAGES: readonly QuoteRecord['status'][] = ['quoted', 'accepted', 'rejected'];

/** Selects the documents and lines that set the price of a quote; `contentHash` is that of the current quote. */
export function toPriceFacts(
  quote: QuoteRecord,
  { sent, decision, order, isBilled = false, contract = {} }: StoredPriceFacts,
  contentHash: string,
): QuotePriceFacts {
  const stands = sent?.content_hash === contentHash && OFFERED_STAGES.includes(quote.status);
  return {
    signed: getSigned(sent, decision),
    sent: stands ? sent.document : null,
    ordered: order ?? null,
    written: toWrittenPrice(quote),
    regime: quote.status === 'accepted' ? quote.agreed_regime : null,
    depositPercent: quote.status === 'accepted' ? quote.agreed_deposit_percent : null,
    isWithdrawn: Boolean(decision?.withdrawn_at),
    isBilled: isBilled || quote.paid_cents !== 0,
    ...contract,
  };
}

type Priced = Pick<QuoteRecord, 'lines' | 'amount_cents'>;

/** Returns whether the office wrote a price, be it zero. */
export const isPriced = ({ lines, amount_cents }: Priced): boolean => amount_cents !== null || lines.length > 0;

const writtenLines = (lines: QuoteRecord['lines']): string =>
  JSON.stringify(
    lines.map((line) => [line.label, line.quantity_milli, line.unit, line.unit_price_cents, line.vat_rate]),
  );

/** Returns whether a change leads to another price; an amount is ignored when there are lines. */
export const changesPrice = (before: Priced, after: Partial<Priced>): boolean =>
  (after.lines !== undefined && writtenLines(after.lines) !== writtenLines(before.lines)) ||
  (after.amount_cents !== undefined && after.amount_cents !== before.amount_cents);

/** Creates the refusal; its message depends on what fixes the price or the content. */
const quoteLocked = (sentence: string): DomainError => new DomainError('conflict', sentence);

/** Checks that a quote can be offered or agreed to again. @throws DomainError `conflict` after a withdrawal. */
export function requireStanding({ isWithdrawn }: Pick<QuotePriceFacts, 'isWithdrawn'>, sentence: string): void {
  if (isWithdrawn) throw quoteLocked(sentence);
}

interface Locks {
  facts: QuotePriceFacts;
  /** What the office reads, by the reason. */
  sentences: Record<QuoteLock, string>;
}

/**
 * Checks a change against what is fixed: an ordered quote keeps its price, any other its whole content and its stage;
 * one that was billed without a signature can still be approved.
 * @throws DomainError `conflict`
 */
export function requireChangeable(
  before: QuoteRecord,
  change: Partial<QuoteRecord>,
  { facts, sentences }: Locks,
): void {
  const lock = getPriceLock(facts);
  if (lock === undefined) return;
  const after = { ...before, ...change };
  const isMoved = after.status !== before.status && (lock === 'withdrawn' || after.status !== 'accepted');
  // A quote that was approved without a price still gets one.
  const keepsPrice = lock !== 'billed' || isPriced(before);
  // An address for letters that was learned later is filled in.
  const filled = before.email === '' ? { ...after, email: '' } : after;
  const fixed = keepsPrice ? filled : { ...filled, lines: before.lines, amount_cents: before.amount_cents };
  const isOther =
    lock === 'ordered' ? changesPrice(before, change) : isMoved || quoteContent(fixed) !== quoteContent(before);
  if (isOther) throw quoteLocked(sentences[lock]);
}
