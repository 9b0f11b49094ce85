import { z } from 'zod';
import { Newest } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { RecentQuote } from '../quote-figures.contract.ts';
import { selectNewestQuotes } from '../quote-figures.store.server.ts';

/** Returns the newest quotes. */
export const listRecentQuotes = query({
  allow: 'sales:read',
  input: Newest,
  output: z.array(RecentQuote),
  run: ({ limit }) => selectNewestQuotes(limit),
});
