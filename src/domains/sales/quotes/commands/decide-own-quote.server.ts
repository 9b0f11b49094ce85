import { type Context, command } from '#src/platform/operation.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { decideQuote, findOwnQuote } from '../quote.internal.server.ts';
import { quoteNotFound } from '../quote.rules.ts';
import { OwnDecision, QuoteOffer } from '../quote-link.contract.ts';
import { ANSWER_LIMIT, offerClosed } from '../quote-link.rules.ts';

const getUserId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw quoteNotFound();
  return actor.userId;
};

/** Accepts or refuses one of the caller's own quotes; repeating the answer changes nothing. */
export const decideOwnQuote = command({
  allow: 'signed-in',
  input: OwnDecision,
  output: QuoteOffer,
  audit: ({ id, decision }, { number }) => ({
    action: decision === 'accepted' ? 'quote.accept' : 'quote.deny',
    class: 'money',
    subject: `quote:${id}`,
    after: { number, decision },
  }),
  prepare: async ({ id, decision, document_hash }, context) => {
    const userId = getUserId(context);
    await limitRate(`quote:answer:${userId}`, ANSWER_LIMIT);
    const offer = await findOwnQuote({ id, userId });
    if (document_hash !== undefined && document_hash !== offer.document_hash) throw offerClosed('changed');
    const { document, state } = offer;
    const isRendered = decision === 'accepted' && state === 'open' && document !== null;
    return { offer, bytes: isRendered ? await drawPricedDocument(document) : null };
  },
  run: async ({ id, decision, name, early_start }, context, { offer, bytes }) => {
    const { clientAddress, userAgent } = context;
    const user_id = getUserId(context);
    const by = { channel: 'account' as const, name, user_id, ip: clientAddress, user_agent: userAgent };
    return decideQuote({ id, decision, by, documentHash: offer.document_hash, bytes, earlyStart: early_start });
  },
});
