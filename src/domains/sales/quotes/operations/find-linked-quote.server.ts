import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { QuoteLinkKey } from '../quote-link.contract.ts';
import { findOffer } from './find-offer.server.ts';

/** Returns the quote of a personal link, as long as it can be paid; else null. */
export const findLinkedQuote = query({
  allow: 'system',
  input: QuoteLinkKey,
  output: z.object({ id: z.int() }).nullable(),
  run: async ({ token }, context) => {
    const offer = await findOffer(context, { token });
    return offer?.can_pay ? { id: offer.id } : null;
  },
});
