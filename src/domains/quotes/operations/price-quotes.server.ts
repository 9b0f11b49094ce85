import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { getPricingTerms, getQuotePrice, QuotePrice } from '#src/kernel/pricing/quote-price.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectQuotesByIds } from '../quote-desk.store.server.ts';
import { selectPriceFacts } from '../quote-price.store.server.ts';

/** What each of these quotes costs its customer; quotes that do not exist are left out. */
export const priceQuotes = query({
  allow: 'system',
  input: z.object({ ids: z.array(z.int()) }),
  output: z.array(QuotePrice.extend({ id: z.int() })),
  run: async ({ ids }, context) => {
    if (ids.length === 0) return [];
    const terms = getPricingTerms(await readSettings(context, {}));
    const facts = await selectPriceFacts(await selectQuotesByIds(ids));
    return [...facts].map(([id, known]) => ({ id, ...getQuotePrice(known, terms) }));
  },
});
