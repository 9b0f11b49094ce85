import type { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { getPricingTerms, getQuotePrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { selectQuotesByIds } from '../quote-admin.store.server.ts';
import { selectPriceFacts } from '../quote-price.store.server.ts';

/** Returns the price of each quote for its customer; quotes that do not exist are left out. */
export async function priceQuotes({ ids }: { ids: number[] }): Promise<(QuotePrice & { id: number })[]> {
  if (ids.length === 0) return [];
  const terms = getPricingTerms(await readSettings());
  const facts = await selectPriceFacts(await selectQuotesByIds(ids));
  return [...facts].map(([id, known]) => ({ id, ...getQuotePrice(known, terms) }));
}
