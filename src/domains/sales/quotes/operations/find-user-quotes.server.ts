import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import type { RowPages } from '#src/platform/row-pages.server.ts';
import { rowPages } from '#src/platform/row-pages.server.ts';
import { selectOwnQuoteIds } from '../own-quote.store.server.ts';
import type { SentQuote } from '../quote.contract.ts';
import { selectQuotesByIds } from '../quote-admin.store.server.ts';
import { selectDecisions } from '../quote-link.store.server.ts';

async function selectDecidedQuotes(ids: number[]) {
  const quotes = await selectQuotesByIds(ids);
  const byQuote = Map.groupBy(await selectDecisions(ids), ({ quote_id }) => quote_id);
  return quotes.map((quote) => ({ ...quote, decisions: byQuote.get(quote.id) ?? [] }));
}

/** Returns an account's quotes with their decisions: requested while signed in, or under the verified address. */
export async function findUserQuotes(account: { userId: number }): Promise<RowPages<SentQuote>> {
  return rowPages(await selectOwnQuoteIds(await findOwner(account)), selectDecidedQuotes);
}
