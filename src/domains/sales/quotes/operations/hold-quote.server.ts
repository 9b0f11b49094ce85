import { command } from '#src/platform/operation.server.ts';
import { QuoteKey } from '../quote.contract.ts';
import { QuoteRecord } from '../quote-record.contract.ts';
import { lockQuoteRecord } from '../quote-record.store.server.ts';

/** Returns one complete quote, locked until the caller's transaction ends: its amount due is decided serially. */
export const holdQuote = command({
  allow: 'system',
  input: QuoteKey,
  output: QuoteRecord.nullable(),
  run: async ({ id }) => (await lockQuoteRecord(id)) ?? null,
});
