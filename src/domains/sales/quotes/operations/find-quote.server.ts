import { query } from '#src/platform/operation.server.ts';
import { QuoteKey } from '../quote.contract.ts';
import { QuoteRecord } from '../quote-record.contract.ts';
import { selectQuoteRecord } from '../quote-record.store.server.ts';

/** Returns one complete quote, for other domains; null when there is none. */
export const findQuote = query({
  allow: 'system',
  input: QuoteKey,
  output: QuoteRecord.nullable(),
  run: async ({ id }) => (await selectQuoteRecord(id)) ?? null,
});
