import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { DeskQuote, QuoteListQuery } from '../quote-desk.contract.ts';
import { deskQuoteOf } from '../quote-desk.rules.ts';
import { selectQuoteIds, selectQuotesByIds } from '../quote-desk.store.server.ts';

/** Every quote that a list's search and filters leave, in its order. */
export const exportListedQuotes = query({
  allow: ['sales:read', 'people'],
  recent: true,
  input: QuoteListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(DeskQuote),
  run: async (wanted, { requestId }) => {
    const { quotes } = await readSettings(systemContext(requestId), {});
    const records = rowPages(await selectQuoteIds(wanted), selectQuotesByIds);
    return records.map((record) => deskQuoteOf(record, quotes.deposit_percent));
  },
});
