import { command } from '#src/platform/operation.server.ts';
import { QuoteKey } from '../quote.contract.ts';
import { QuoteRecord } from '../quote-record.contract.ts';
import { lockQuoteRecord } from '../quote-record.store.server.ts';

/** One quote whole, held until the caller's transaction ends: what is due on it is decided once at a time. */
export const holdQuote = command({
  allow: 'system',
  input: QuoteKey,
  output: QuoteRecord.nullable(),
  run: async ({ id }) => (await lockQuoteRecord(id)) ?? null,
});
