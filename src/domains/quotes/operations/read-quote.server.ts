import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { DeskQuote, DeskQuoteKey } from '../quote-desk.contract.ts';
import { deskQuoteOf, quoteNotFound } from '../quote-desk.rules.ts';
import { selectQuoteRecord } from '../quote-record.store.server.ts';

/** One quote, as the back office reads it. */
export const readQuote = query({
  allow: 'sales:read',
  input: DeskQuoteKey,
  output: DeskQuote,
  run: async ({ id }, { requestId }) => {
    const record = await selectQuoteRecord(id);
    if (record === undefined) throw quoteNotFound();
    const { quotes } = await readSettings(systemContext(requestId), {});
    return deskQuoteOf(record, quotes.deposit_percent);
  },
});
