import type { z } from 'zod';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { QuoteKey, QuoteRequest } from '../quote.contract.ts';
import { insertQuote } from '../quote.store.server.ts';

/** Creates a quote for a visitor's request, in the transaction that stores the request. */
export const openQuote = (request: QuoteRequest): Promise<z.infer<typeof QuoteKey>> =>
  transaction(async () => {
    const id = await insertQuote(request);
    await publish('admin', { event: 'quotes', id });
    return { id };
  });
