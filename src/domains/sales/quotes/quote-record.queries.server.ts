import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { quoteDocument } from './quote.document.server.ts';
import { findOffer, priceQuotes } from './quote.internal.server.ts';
import { quoteNotFound } from './quote.rules.ts';
import { quoteNumber } from './quote-document.rules.ts';
import { OwnQuoteKey, RenderedQuote } from './quote-link.contract.ts';
import { selectQuoteRecord } from './quote-record.store.server.ts';

/** Renders the devis of a quote: as it was sent while that is current, else as it would be sent today. */
export const drawQuote = query({
  allow: 'sales:read',
  input: OwnQuoteKey,
  output: RenderedQuote,
  run: async ({ id }) => {
    const quote = await selectQuoteRecord(id);
    const [price] = await priceQuotes({ ids: [id] });
    if (quote === undefined || price === undefined) throw quoteNotFound();
    const offer = await findOffer({ id });
    const writing = { settings: await readSettings(), day: parisDay(now()) };
    const document = offer?.document ?? quoteDocument(quote, price, writing);
    return { number: quoteNumber(id), bytes: await drawPricedDocument(document) };
  },
});
