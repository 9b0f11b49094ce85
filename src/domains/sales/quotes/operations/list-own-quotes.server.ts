import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { type OwnQuote, OwnQuoteList } from '../own-quote.contract.ts';
import { toOwnQuote } from '../own-quote.rules.ts';
import { selectOwnQuotes } from '../own-quote.store.server.ts';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import { quoteNotFound } from '../quote-admin.rules.ts';
import { findOffer } from './find-offer.server.ts';
import { priceQuotes } from './price-quotes.server.ts';

const MOST = 200;

/** Returns the caller's own quotes, newest first: requested while signed in, or sent to the verified address. */
export const listOwnQuotes = query({
  allow: 'signed-in',
  input: z.object({}),
  output: OwnQuoteList,
  run: async (_input, { actor }) => {
    if (actor.kind !== 'user') throw quoteNotFound();
    const today = parisDay(now());
    const records = await selectOwnQuotes(await findOwner({ userId: actor.userId }), MOST);
    const priced = await priceQuotes({ ids: records.map(({ id }) => id) });
    const prices = new Map(priced.map((price) => [price.id, price]));
    const quotes: OwnQuote[] = [];
    for (const quote of records) {
      const price = prices.get(quote.id);
      // Deleted since it was listed.
      if (price === undefined) continue;
      const offer = quote.sent_at === null ? null : await findOffer({ id: quote.id });
      const statusText = QUOTE_TEXTS.stages[quote.status];
      quotes.push(toOwnQuote(quote, offer, { price, today, statusText }));
    }
    return quotes;
  },
});
