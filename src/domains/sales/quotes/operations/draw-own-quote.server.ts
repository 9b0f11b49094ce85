import { query } from '#src/platform/operation.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { quoteNotFound } from '../quote-admin.rules.ts';
import { OwnQuoteKey, RenderedQuote } from '../quote-link.contract.ts';
import { DRAW_LIMIT, offerClosed } from '../quote-link.rules.ts';
import { findOwnQuote } from './find-own-quote.server.ts';

/** Renders the devis of one of the caller's own quotes as PDF. */
export const drawOwnQuote = query({
  allow: 'signed-in',
  input: OwnQuoteKey,
  output: RenderedQuote,
  run: async ({ id }, { actor }) => {
    if (actor.kind !== 'user') throw quoteNotFound();
    await limitRate(`quote:draw:${actor.userId}`, DRAW_LIMIT);
    const { document, number, state } = await findOwnQuote({ id, userId: actor.userId });
    if (document === null) throw offerClosed(state);
    return { number, bytes: await drawPricedDocument(document) };
  },
});
