import type { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { getTotalText } from '#src/kernel/document-parts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { documentNumber, toAmends } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { getFingerprint } from '#src/platform/security/secrets.server.ts';
import { agreedAt } from './quote-acceptance.rules.ts';
import { getLinkTexts, getLinkValues } from './quote-amendment.views.ts';
import { getTerms, hasWithdrawal, withdrawalEnd } from './quote-contract.rules.ts';
import { isCertified, quoteContent } from './quote-document.rules.ts';
import type { QuoteOffer } from './quote-link.contract.ts';
import { canWithdraw, getOfferState } from './quote-link.rules.ts';
import { QUOTE_LINK_TEXTS as texts } from './quote-link.texts.ts';
import { getOwed, getQuoteDue, isPayableOnline } from './quote-price.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

interface Sent {
  document: PricedDocument;
  document_hash: string;
  content_hash: string;
}
interface Decided extends Omit<Sent, 'content_hash'> {
  decision: string;
  name: string;
  withdrawn_at: string | null;
  accepted_on: string | null;
  created_at: string;
}

export const contentHash = (quote: QuoteRecord): string => getFingerprint(quoteContent(quote));

/** Returns the statement of each answer to a document. */
export function getStatements(document: PricedDocument): QuoteOffer['statements'] {
  const { totals } = document;
  const conditions = texts.statements[hasWithdrawal(getTerms(document)) ? 'conditionsAndRight' : 'conditions'];
  const certificate = totals.vat.some(({ rate }) => isCertified(rate)) ? texts.statements.certificate : '';
  const values = {
    ...getLinkValues(document),
    gross: getTotalText(totals.gross_cents, document),
    certificate,
    conditions,
  };
  const { accepted, rejected } = getLinkTexts(document).statements;
  return { accepted: fill(accepted, values), rejected: fill(rejected, values) };
}

/** Returns the words of the request to begin early; empty where the customer cannot withdraw. */
const getEarlyStart = (document: PricedDocument): string =>
  hasWithdrawal(getTerms(document)) ? texts.statements.earlyStart : '';

export const getCompany = (settings: Settings): QuoteOffer['company'] => {
  const { phone, email } = toLegalIdentity(settings);
  return { name: settings.general.site_name, phone, email };
};

interface OfferFacts {
  quote: QuoteRecord;
  sent: Sent;
  decision: Decided | undefined;
  price: QuotePrice;
  amendments: QuoteOffer['amendments'];
  /** Last day without any payment on the contract; null when there is none. */
  unpaid: string | null;
}

/** Returns the customer's answer that led to the quote's state, if there is one. */
function getAnswer(state: QuoteOffer['state'], decision: Decided | undefined): Decided | undefined {
  if (state === 'withdrawn') return decision;
  return decision?.decision === state && decision.withdrawn_at === null ? decision : undefined;
}

/** Returns the answered document, or the sent one while the quote is unchanged; null when neither is valid. */
function getStandingDocument(
  { state, answer }: { state: QuoteOffer['state']; answer: Decided | undefined },
  sent: Sent,
  hash: string,
) {
  if (state === 'changed') return null;
  if (answer !== undefined) return answer.document;
  return sent.content_hash === hash ? sent.document : null;
}

/** Returns a sent quote as its customer sees it today. */
export function getOffer(facts: OfferFacts, settings: Settings, today: string): QuoteOffer {
  const { quote, sent, decision, price, amendments } = facts;
  const hash = contentHash(quote);
  const state = getOfferState(quote, sent, decision, { today, contentHash: hash });
  const answer = getAnswer(state, decision);
  const document = getStandingDocument({ state, answer }, sent, hash);
  const view = answer ?? sent;
  const owed = getOwed(document, price);
  const { due_cents, deposit_cents } = getQuoteDue(quote, owed);
  const no_payment_until = state === 'accepted' && answer !== undefined ? facts.unpaid : null;
  const isStanding = state === 'open' || state === 'accepted';
  return {
    id: quote.id,
    number: documentNumber(quote),
    state,
    document_hash: view.document_hash,
    document,
    valid_until: quote.valid_until,
    statements: getStatements(view.document),
    contract: getTerms(view.document),
    early_start: getEarlyStart(view.document),
    decided_at: answer === undefined ? null : agreedAt(answer),
    decided_by: answer?.name ?? '',
    withdrawn_at: answer?.withdrawn_at ?? null,
    withdrawal_until: canWithdraw(state, decision, today) && decision ? withdrawalEnd(agreedAt(decision)) : null,
    no_payment_until,
    amends: toAmends(quote),
    amendments,
    gross: toEuros(owed.totals.gross_cents),
    deposit: toEuros(deposit_cents),
    paid: toEuros(quote.paid_cents),
    due: toEuros(due_cents),
    can_pay: isStanding && isPayableOnline(quote) && due_cents > 0 && no_payment_until === null,
    company: getCompany(settings),
  };
}
