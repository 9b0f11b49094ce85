import { recordChange } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Order, OrderStatusChange } from '../order.contract.ts';
import { orderNotFound } from '../order.rules.ts';
import { lockOrder, updateOrder } from '../order.store.server.ts';
import { toOrderView } from '../order.views.ts';

/** Sets any status of an order; incomplete data does not prevent it. */
export const changeOrderStatus = command({
  allow: 'sales:change',
  input: OrderStatusChange,
  output: Order,
  run: async ({ id, status }, context) => {
    const before = await lockOrder(id);
    const order = before && (await updateOrder(id, { status }));
    if (order === undefined) throw orderNotFound();
    const entry = { action: 'order.status', subject: `order:${id}` };
    await recordChange(context, entry, { status: before?.status }, { status });
    await publish('admin', { event: 'orders', id });
    return toOrderView(order);
  },
});
