import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { findOffer } from '../quote.internal.server.ts';
import { QuoteLinkKey, QuoteOffer } from '../quote-link.contract.ts';
import { linkNotFound, READ_LIMIT } from '../quote-link.rules.ts';
import { markOpened } from '../quote-link.store.server.ts';

/** Returns only the quote of a personal link; stores the time of the first reading. */
export const openLinkedQuote = command({
  allow: 'anyone',
  input: QuoteLinkKey,
  output: QuoteOffer,
  prepare: (_input, { clientAddress }) => limitRate(`quote-link:read:${clientAddress}`, READ_LIMIT),
  run: async ({ token }) => {
    const offer = await findOffer({ token });
    if (offer === null) throw linkNotFound();
    await markOpened(hashOfSecret(token));
    return offer;
  },
});
