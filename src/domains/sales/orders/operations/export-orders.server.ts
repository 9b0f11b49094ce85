import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Order, OrderListQuery } from '../order.contract.ts';
import { toOrderView } from '../order.rules.ts';
import { selectOrderIds, selectOrdersByIds } from '../order-list.store.server.ts';

/** Returns every order that matches a list's search and filters, in its order. */
export const exportOrders = query({
  allow: ['sales:read', 'people'],
  recent: true,
  input: OrderListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(Order),
  run: async (wanted) => rowPages(await selectOrderIds(wanted), selectOrdersByIds).map(toOrderView),
});
