import { companyPapersOf } from '#src/domains/settings/company-papers.rules.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { exactEuros } from '#src/kernel/money.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { eurosOf, percentOf } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import { fingerprintOf } from '#src/platform/security/secrets.server.ts';
import { chargedPart, isCertified, quoteContent, quoteNumber } from './quote-document.rules.ts';
import type { QuoteOffer } from './quote-link.contract.ts';
import { canWithdraw, offerStateOf, withdrawalEnd } from './quote-link.rules.ts';
import { QUOTE_LINK_TEXTS as texts } from './quote-link.texts.ts';
import type { QuoteRecord } from './quote-record.contract.ts';
import { PAYABLE_STAGES } from './quote-record.rules.ts';

interface Sent {
  document: PricedDocument;
  document_hash: string;
  content_hash: string;
}
interface Decided extends Omit<Sent, 'content_hash'> {
  decision: string;
  name: string;
  withdrawn_at: string | null;
  created_at: string;
}

export const contentHash = (quote: QuoteRecord): string => fingerprintOf(quoteContent(quote));

/** The words of each answer to a document. */
export function statementsOf({ number, totals }: PricedDocument): QuoteOffer['statements'] {
  const certificate = totals.vat.some(({ rate }) => isCertified(rate)) ? texts.statements.certificate : '';
  const values = { number, gross: exactEuros(totals.gross_cents), certificate };
  return { accepted: fill(texts.statements.accepted, values), rejected: fill(texts.statements.rejected, values) };
}

export const companyOf = (settings: Settings): QuoteOffer['company'] => {
  const { phone, email } = companyPapersOf(settings);
  return { name: settings.general.site_name, phone, email };
};

/** A sent quote as its customer finds it today. */
export function offerOf(
  { quote, sent, decision }: { quote: QuoteRecord; sent: Sent; decision: Decided | undefined },
  settings: Settings,
  today: string,
): QuoteOffer {
  const state = offerStateOf(quote, sent, decision, { today, contentHash: contentHash(quote) });
  const answered = decision?.decision === state || state === 'withdrawn' ? decision : undefined;
  const shown = answered ?? sent;
  const { gross_cents } = chargedPart(quote, settings).totals;
  const due = Math.max(0, gross_cents - quote.paid_cents);
  const deposit = Math.max(0, percentOf(gross_cents, settings.quotes.deposit_percent) - quote.paid_cents);
  const isStanding = state === 'open' || state === 'accepted';
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    state,
    document_hash: shown.document_hash,
    document: state === 'changed' ? null : shown.document,
    valid_until: quote.valid_until,
    statements: statementsOf(shown.document),
    decided_at: answered?.created_at ?? null,
    decided_by: answered?.name ?? '',
    withdrawn_at: answered?.withdrawn_at ?? null,
    withdrawal_until: canWithdraw(state, decision, today) && decision ? withdrawalEnd(decision.created_at) : null,
    gross: eurosOf(gross_cents),
    deposit: eurosOf(deposit),
    paid: eurosOf(quote.paid_cents),
    due: eurosOf(due),
    can_pay: isStanding && PAYABLE_STAGES.includes(quote.status) && due > 0,
    company: companyOf(settings),
  };
}
