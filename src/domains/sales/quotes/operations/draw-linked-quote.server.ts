import { query } from '#src/platform/operation.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { QuoteLinkKey, RenderedQuote } from '../quote-link.contract.ts';
import { DRAW_LIMIT, linkNotFound, offerClosed } from '../quote-link.rules.ts';
import { findOffer } from './find-offer.server.ts';

/** Renders the devis of a personal link as PDF. */
export const drawLinkedQuote = query({
  allow: 'anyone',
  input: QuoteLinkKey,
  output: RenderedQuote,
  run: async ({ token }, { clientAddress }) => {
    await limitRate(`quote-link:draw:${clientAddress}`, DRAW_LIMIT);
    const offer = await findOffer({ token });
    if (offer === null) throw linkNotFound();
    if (offer.document === null) throw offerClosed(offer.state);
    return { number: offer.number, bytes: await drawPricedDocument(offer.document) };
  },
});
