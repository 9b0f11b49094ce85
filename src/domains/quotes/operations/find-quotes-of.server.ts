import { z } from 'zod';
import { findOwner } from '#src/domains/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectOwnQuotes } from '../own-quote.store.server.ts';
import { SentQuote } from '../quote.contract.ts';
import { selectDecisions } from '../quote-link.store.server.ts';

const MOST = 10_000;

/** The quotes of an account with the answers to them: asked for while signed in, or under the verified address. */
export const findQuotesOf = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: z.object({ quotes: z.array(SentQuote) }),
  run: async (input, context) => {
    const quotes = await selectOwnQuotes(await findOwner(context, input), MOST);
    const decisions = await selectDecisions(quotes.map(({ id }) => id));
    return {
      quotes: quotes.map((quote) => ({
        ...quote,
        decisions: decisions.filter(({ quote_id }) => quote_id === quote.id),
      })),
    };
  },
});
