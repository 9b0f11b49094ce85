import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { QuoteSpan, SpanMarks } from '../quote-figures.contract.ts';
import { selectQuoteSpans } from '../quote-figures.store.server.ts';

/** Counts the quotes received and accepted in each time span. */
export const countQuotesBySpan = query({
  allow: 'sales:read',
  input: SpanMarks,
  output: z.array(QuoteSpan),
  run: ({ marks }) => selectQuoteSpans(marks),
});
