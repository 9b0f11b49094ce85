import { getPricingTerms, getQuotePrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { toAdminQuote } from '../quote-admin.rules.ts';
import { selectQuotesByIds } from '../quote-admin.store.server.ts';
import { selectPriceFacts } from '../quote-price.store.server.ts';

/** Returns quotes as the back office reads them, in the order of their ids; missing ones are left out. */
export async function presentQuotes({ ids }: { ids: number[] }): Promise<AdminQuote[]> {
  if (ids.length === 0) return [];
  const terms = getPricingTerms(await readSettings());
  const records = await selectQuotesByIds(ids);
  const facts = await selectPriceFacts(records);
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const [record, known] = [byId.get(id), facts.get(id)];
    if (record === undefined || known === undefined) return [];
    return [toAdminQuote(record, getQuotePrice(known, terms), known.ordered?.id ?? null)];
  });
}
