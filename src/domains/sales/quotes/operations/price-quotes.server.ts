import { z } from 'zod';
import { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { getPricingTerms, getQuotePrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectQuotesByIds } from '../quote-admin.store.server.ts';
import { selectPriceFacts } from '../quote-price.store.server.ts';

/** Returns the price of each quote for its customer; quotes that do not exist are left out. */
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
