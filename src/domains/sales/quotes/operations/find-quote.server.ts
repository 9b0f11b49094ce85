import type { z } from 'zod';
import type { QuoteKey } from '../quote.contract.ts';
import type { QuoteRecord } from '../quote-record.contract.ts';
import { selectQuoteRecord } from '../quote-record.store.server.ts';

/** Returns one complete quote, for other domains; null when there is none. */
export async function findQuote({ id }: z.infer<typeof QuoteKey>): Promise<QuoteRecord | null> {
  return (await selectQuoteRecord(id)) ?? null;
}
