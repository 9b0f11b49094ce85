import type { OrderRecord } from '../order.contract.ts';
import { selectOrderOfQuote } from '../order.store.server.ts';

/** Returns the order of a converted quote; null for any other quote. */
export async function findOrderOfQuote({ quoteId }: { quoteId: number }): Promise<OrderRecord | null> {
  return (await selectOrderOfQuote(quoteId)) ?? null;
}
