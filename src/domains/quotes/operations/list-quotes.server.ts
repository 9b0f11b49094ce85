import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { DeskQuotePage, QuoteListQuery } from '../quote-desk.contract.ts';
import { deskQuoteOf } from '../quote-desk.rules.ts';
import { selectQuotePage } from '../quote-desk.store.server.ts';

/** Quotes of the back office, the newest first unless asked otherwise. */
export const listQuotes = query({
  allow: 'sales:read',
  input: QuoteListQuery,
  output: DeskQuotePage,
  run: async (wanted, { requestId }) => {
    const { quotes } = await readSettings(systemContext(requestId), {});
    const { items, meta } = await selectQuotePage(wanted);
    return { items: items.map((record) => deskQuoteOf(record, quotes.deposit_percent)), meta };
  },
});
