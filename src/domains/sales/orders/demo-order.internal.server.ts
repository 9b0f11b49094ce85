import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { deleteOrders, selectRelatedOrders } from './demo-order.store.server.ts';

/** Returns the orders of these quotes and of these addresses. */
export const findRelatedOrders = selectRelatedOrders;

/** Deletes orders without a document. */
export const eraseOrders = ({ ids }: { ids: number[] }): Promise<void> =>
  transaction(async () => {
    await deleteOrders(ids);
    for (const id of ids) await publish('admin', { event: 'orders', id });
  });
