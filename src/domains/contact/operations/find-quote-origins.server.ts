import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { QuoteOrigins } from '../contact-figures.contract.ts';
import { selectQuoteOrigins } from '../contact-figures.store.server.ts';

/** The messages that opened these quotes; a quote opened by nobody's message has none. */
export const findQuoteOrigins = query({
  allow: 'requests:read',
  input: z.object({ quoteIds: z.array(z.int()).max(100) }),
  output: QuoteOrigins,
  run: ({ quoteIds }) => selectQuoteOrigins(quoteIds),
});
