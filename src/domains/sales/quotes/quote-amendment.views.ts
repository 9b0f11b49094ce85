import type { QuoteLock, QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { getTotalText } from '#src/kernel/document-parts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { documentNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { QUOTE_TEXTS } from './quote.texts.ts';
import { QUOTE_ACCEPTANCE_TEXTS } from './quote-acceptance.texts.ts';
import type { AmendmentView } from './quote-amendment.contract.ts';
import { QUOTE_AMENDMENT_TEXTS as texts } from './quote-amendment.texts.ts';
import { QUOTE_LINK_TEXTS } from './quote-link.texts.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Returns the amendments of a contract in the list beneath it. */
export const toAmendmentViews = (
  amendments: readonly QuoteRecord[],
  prices: ReadonlyMap<number, QuotePrice>,
): AmendmentView[] =>
  amendments.map((quote) => ({
    id: quote.id,
    number: documentNumber(quote),
    place: quote.amendment ?? 0,
    stage: quote.status,
    gross: quote.lines.length === 0 ? null : toEuros(prices.get(quote.id)?.totals.gross_cents ?? 0),
  }));

type Named = Pick<PricedDocument, 'number' | 'amendment' | 'vat_note'>;

/** Returns the texts of emails and statements about a document: a quote or an amendment. */
export const getLinkTexts = ({ amendment }: Pick<Named, 'amendment'>) =>
  amendment === undefined ? QUOTE_LINK_TEXTS : texts;

/** Returns the texts of an acceptance that the office records or cancels. */
export const getOfficeTexts = ({ amendment }: Pick<Named, 'amendment'>) =>
  amendment === undefined ? QUOTE_ACCEPTANCE_TEXTS : texts;

/** Returns why a quote or an amendment no longer changes, by the reason. */
export const getLockTexts = (isAmendment: boolean): Record<QuoteLock, string> =>
  isAmendment ? { ...QUOTE_TEXTS.locked, ...texts.locked } : QUOTE_TEXTS.locked;

/** Returns the number of a document and the totals of its contract, as values of those texts. */
export const getLinkValues = ({ number, amendment, vat_note }: Named) =>
  amendment === undefined
    ? { number, before: '', after: '' }
    : {
        number: fill(texts.number, { place: amendment.place, contract: amendment.contract }),
        before: getTotalText(amendment.before_cents, { vat_note }),
        after: getTotalText(amendment.after_cents, { vat_note }),
      };
