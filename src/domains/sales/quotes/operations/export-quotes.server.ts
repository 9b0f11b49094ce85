import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { ExportedQuote } from '../quote-figures.contract.ts';
import { selectAllQuoteIds, selectQuoteLines } from '../quote-figures.store.server.ts';

/** Returns every quote as a row of a file. */
export const exportQuotes = query({
  allow: ['sales:read', 'people'],
  recent: true,
  input: z.object({}),
  output: rowPagesSchema(ExportedQuote),
  run: async () => rowPages(await selectAllQuoteIds(), selectQuoteLines),
});
