import type { z } from 'zod';
import { transaction } from '#src/platform/database/database.server.ts';
import type { QuoteKey } from '../quote.contract.ts';
import type { QuoteRecord } from '../quote-record.contract.ts';
import { lockQuoteRecord } from '../quote-record.store.server.ts';

/** Returns one complete quote, locked until the caller's transaction ends: its amount due is decided serially. */
export const holdQuote = ({ id }: z.infer<typeof QuoteKey>): Promise<QuoteRecord | null> =>
  transaction(async () => (await lockQuoteRecord(id)) ?? null);
