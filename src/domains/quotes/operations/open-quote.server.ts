import { command } from '#src/platform/operation.server.ts';
import { QuoteKey, QuoteRequest } from '../quote.contract.ts';
import { insertQuote } from '../quote.store.server.ts';

/** Opens a quote for a visitor's request, in the transaction that stores the request. */
export const openQuote = command({
  allow: 'system',
  input: QuoteRequest,
  output: QuoteKey,
  run: async (request) => ({ id: await insertQuote(request) }),
});
