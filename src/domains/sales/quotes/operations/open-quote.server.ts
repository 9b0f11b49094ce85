import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { QuoteKey, QuoteRequest } from '../quote.contract.ts';
import { insertQuote } from '../quote.store.server.ts';

/** Creates a quote for a visitor's request, in the transaction that stores the request. */
export const openQuote = command({
  allow: 'system',
  input: QuoteRequest,
  output: QuoteKey,
  run: async (request) => {
    const id = await insertQuote(request);
    await publish('admin', { event: 'quotes', id });
    return { id };
  },
});
