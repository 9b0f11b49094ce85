import { query } from '#src/platform/operation.server.ts';
import { AdminQuote, AdminQuoteKey } from '../quote-admin.contract.ts';
import { quoteNotFound } from '../quote-admin.rules.ts';
import { presentQuotes } from './present-quotes.server.ts';

/** Returns one quote, as the back office reads it. */
export const readQuote = query({
  allow: 'sales:read',
  input: AdminQuoteKey,
  output: AdminQuote,
  run: async ({ id }) => {
    const [quote] = await presentQuotes({ ids: [id] });
    if (quote === undefined) throw quoteNotFound();
    return quote;
  },
});
