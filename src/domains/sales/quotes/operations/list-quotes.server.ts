import { query } from '#src/platform/operation.server.ts';
import { AdminQuotePage, QuoteListQuery } from '../quote-admin.contract.ts';
import { selectQuotePage } from '../quote-admin.store.server.ts';
import { presentQuotes } from './present-quotes.server.ts';

/** Returns quotes of the back office, newest first by default. */
export const listQuotes = query({
  allow: 'sales:read',
  input: QuoteListQuery,
  output: AdminQuotePage,
  run: async (wanted) => {
    const { items, meta } = await selectQuotePage(wanted);
    const ids = items.map(({ id }) => id);
    return { items: await presentQuotes({ ids }), meta };
  },
});
