import { query } from '#src/platform/operation.server.ts';
import { Order, OrderId } from '../order.contract.ts';
import { orderNotFound, toOrderView } from '../order.rules.ts';
import { selectOrder } from '../order.store.server.ts';

/** Returns one order. */
export const readOrder = query({
  allow: 'sales:read',
  input: OrderId,
  output: Order,
  run: async ({ id }) => {
    const order = await selectOrder(id);
    if (order === undefined) throw orderNotFound();
    return toOrderView(order);
  },
});
