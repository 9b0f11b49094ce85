import { command } from '#src/platform/operation.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { decideQuote, findOffer } from '../quote.internal.server.ts';
import { LinkDecision, QuoteOffer } from '../quote-link.contract.ts';
import { ANSWER_LIMIT, linkNotFound } from '../quote-link.rules.ts';

/** Accepts or refuses the quote of a personal link; repeating the answer changes nothing. */
export const decideLinkedQuote = command({
  allow: 'anyone',
  senderLimit: { bucket: 'quote-link', ...tenTimes(ANSWER_LIMIT) },
  input: LinkDecision,
  output: QuoteOffer,
  prepare: async ({ token, decision }, { clientAddress }) => {
    await limitRate(`quote-link:answer:${clientAddress}`, ANSWER_LIMIT);
    const offer = await findOffer({ token });
    if (offer === null) throw linkNotFound();
    const { document } = offer;
    const isRendered = decision === 'accepted' && offer.state === 'open' && document !== null;
    return { offer, bytes: isRendered ? await drawPricedDocument(document) : null };
  },
  run: async ({ token, decision, name, early_start }, { clientAddress, userAgent }, { offer, bytes }) => {
    const { id, document_hash } = offer;
    const by = { channel: 'link' as const, name, user_id: null, ip: clientAddress, user_agent: userAgent };
    // Replaced by a newer link between the two queries: it is unknown now.
    if ((await findOffer({ token })) === null) throw linkNotFound();
    return decideQuote({ id, decision, by, documentHash: document_hash, bytes, token, earlyStart: early_start });
  },
});
