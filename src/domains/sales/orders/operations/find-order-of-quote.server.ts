import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { OrderRecord } from '../order.contract.ts';
import { selectOrderOfQuote } from '../order.store.server.ts';

/** Returns the order of a converted quote; null for any other quote. */
export const findOrderOfQuote = query({
  allow: 'system',
  input: z.object({ quoteId: z.int() }),
  output: OrderRecord.nullable(),
  run: async ({ quoteId }) => (await selectOrderOfQuote(quoteId)) ?? null,
});
