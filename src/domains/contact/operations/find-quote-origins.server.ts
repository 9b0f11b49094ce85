import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { QuoteOrigins } from '../contact-figures.contract.ts';
import { selectQuoteOrigins } from '../contact-figures.store.server.ts';

/** Returns the messages that opened these quotes; a quote without such a message is left out. */
export const findQuoteOrigins = query({
  allow: 'requests:read',
  input: z.object({ quoteIds: z.array(z.int()).max(100) }),
  output: QuoteOrigins,
  run: ({ quoteIds }) => selectQuoteOrigins(quoteIds),
});
