import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { selectOwnQuoteIds } from '../own-quote.store.server.ts';
import { SentQuote } from '../quote.contract.ts';
import { selectQuotesByIds } from '../quote-admin.store.server.ts';
import { selectDecisions } from '../quote-link.store.server.ts';

async function selectDecidedQuotes(ids: number[]) {
  const quotes = await selectQuotesByIds(ids);
  const byQuote = Map.groupBy(await selectDecisions(ids), ({ quote_id }) => quote_id);
  return quotes.map((quote) => ({ ...quote, decisions: byQuote.get(quote.id) ?? [] }));
}

/** Returns an account's quotes with their decisions: requested while signed in, or under the verified address. */
export const findUserQuotes = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: rowPagesSchema(SentQuote),
  run: async (account, context) =>
    rowPages(await selectOwnQuoteIds(await findOwner(context, account)), selectDecidedQuotes),
});
