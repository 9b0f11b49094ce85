import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { QuoteSpan, SpanMarks } from '../quote-figures.contract.ts';
import { selectQuoteSpans } from '../quote-figures.store.server.ts';

/** How many quotes came in and how many were accepted in each span of time. */
export const countQuotesBySpan = query({
  allow: 'sales:read',
  input: SpanMarks,
  output: z.array(QuoteSpan),
  run: ({ marks }) => selectQuoteSpans(marks),
});
