import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { Order, OrderListQuery } from '../order.contract.ts';
import { shownOrder } from '../order.rules.ts';
import { selectAllOrders } from '../order-list.store.server.ts';

/** Every order that a list's search and filters leave, in its order. */
export const exportOrders = query({
  allow: ['sales:read', 'people'],
  input: OrderListQuery.omit({ page: true, per_page: true }),
  output: z.array(Order),
  run: async (wanted) => (await selectAllOrders(wanted)).map(shownOrder),
});
