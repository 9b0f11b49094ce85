import { query } from '#src/platform/operation.server.ts';
import { OrderListQuery, OrderPage } from '../order.contract.ts';
import { toOrderView } from '../order.rules.ts';
import { selectOrders } from '../order-list.store.server.ts';

/** Returns orders, newest first by default. */
export const listOrders = query({
  allow: 'sales:read',
  input: OrderListQuery,
  output: OrderPage,
  run: async (wanted) => {
    const { items, meta } = await selectOrders(wanted);
    return { items: items.map(toOrderView), meta };
  },
});
