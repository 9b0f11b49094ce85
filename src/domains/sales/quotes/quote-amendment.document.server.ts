import { oppositeLines } from '#src/domains/sales/pricing/charge.rules.ts';
import type { Charge, QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { QUOTE_AMENDMENT_TEXTS } from './quote-amendment.texts.ts';
import { QUOTE_DOCUMENT_TEXTS as quoteTexts } from './quote-document.texts.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

const texts = QUOTE_AMENDMENT_TEXTS.document;

/** Names the contract among the facts at the head of an amendment. */
export const contractFact = (amends_id: number) => ({
  label: texts.contract,
  value: fill(texts.contractFact, { number: quoteNumber(amends_id) }),
});

/** Returns how the notes on the right of withdrawal name a document. */
export function getNames({ id, amends_id, amendment }: QuoteRecord): Record<'this' | 'of' | 'document', string> {
  const names = quoteTexts.names[amends_id === null ? 'quote' : 'amendment'];
  const values = { number: quoteNumber(id), place: amendment ?? 0, contract: quoteNumber(amends_id ?? id) };
  return { ...names, document: fill(names.document, values) };
}

/** Returns the notes on validity and payment of an amendment. */
export function amendmentNotes({ valid_until }: QuoteRecord): PricedDocument['notes'] {
  const { until, payment, rest } = texts;
  const validity = valid_until === null ? [] : [fill(until, { date: formatLongDate(`${valid_until}T12:00:00Z`) })];
  return [
    { title: quoteTexts.validity.title, paragraphs: validity },
    { title: quoteTexts.payment.title, paragraphs: [payment, rest] },
  ];
}

/** Returns the lines as printed: those that an amendment takes out of its contract are positive, in a part of their own. */
export function toLineParts(
  { amends_id, amendment }: QuoteRecord,
  { lines, totals }: QuotePrice,
  { contract }: { contract?: Charge | undefined },
): Pick<PricedDocument, 'lines' | 'amendment'> {
  if (amends_id === null || contract === undefined) return { lines };
  const before_cents = contract.totals.gross_cents;
  return {
    lines: lines.filter(({ quantity_milli }) => quantity_milli >= 0),
    amendment: {
      ...{ place: amendment ?? 0, contract: quoteNumber(amends_id) },
      removed: oppositeLines(lines.filter(({ quantity_milli }) => quantity_milli < 0)),
      ...{ before_cents, after_cents: before_cents + totals.gross_cents },
    },
  };
}
