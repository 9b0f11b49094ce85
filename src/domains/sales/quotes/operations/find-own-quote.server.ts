import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { ownsQuote } from '../own-quote.store.server.ts';
import { quoteNotFound } from '../quote-admin.rules.ts';
import { QuoteOffer } from '../quote-link.contract.ts';
import { findOffer } from './find-offer.server.ts';

/** Returns the sent offer of one of this account's quotes; another customer's is not found, like an unknown one. */
export const findOwnQuote = query({
  allow: 'system',
  input: z.object({ id: z.int(), userId: z.int() }),
  output: QuoteOffer,
  run: async ({ id, userId }, context) => {
    if (!(await ownsQuote(await findOwner(context, { userId }), id))) throw quoteNotFound();
    const offer = await findOffer(context, { id });
    if (offer === null) throw quoteNotFound();
    return offer;
  },
});
