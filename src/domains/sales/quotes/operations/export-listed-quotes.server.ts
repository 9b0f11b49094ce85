import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { AdminQuote, QuoteListQuery } from '../quote-admin.contract.ts';
import { selectQuoteIds } from '../quote-admin.store.server.ts';
import { presentQuotes } from './present-quotes.server.ts';

/** Returns every quote that matches a list's search and filters, in its order. */
export const exportListedQuotes = query({
  allow: ['sales:read', 'people'],
  recent: true,
  input: QuoteListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(AdminQuote),
  run: async (wanted) => {
    return rowPages(await selectQuoteIds(wanted), (ids) => presentQuotes({ ids }));
  },
});
