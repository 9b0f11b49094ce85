import { recordChange } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Order, OrderStatusChange } from '../order.contract.ts';
import { findOrderEnd, findServiceDays, holdOrder } from '../order.internal.server.ts';
import { getServiceDate, orderNotFound } from '../order.rules.ts';
import { updateOrder } from '../order.store.server.ts';
import { toOrderView } from '../order.views.ts';
import { requireOpenContract } from '../order-lock.rules.ts';

/** Sets any status of an order; incomplete data does not prevent it. A completed one records the day of completion. */
export const changeOrderStatus = command({
  allow: 'sales:change',
  input: OrderStatusChange,
  output: Order,
  run: async ({ id, ...change }, context) => {
    const before = await holdOrder({ id });
    if (before === null) throw orderNotFound();
    requireOpenContract(before, change.status, await findOrderEnd(before));
    const service_date = getServiceDate(before, change, await findServiceDays(before));
    const after = { status: change.status, service_date };
    const order = await updateOrder(id, after);
    if (order === undefined) throw orderNotFound();
    const entry = { action: 'order.status', class: 'money', subject: `order:${id}` } as const;
    await recordChange(context, entry, { status: before.status, service_date: before.service_date }, after);
    await publish('admin', { event: 'orders', id });
    return toOrderView(order);
  },
});
