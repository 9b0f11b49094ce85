import type { RowPages } from '#src/platform/row-pages.server.ts';
import { rowPages } from '#src/platform/row-pages.server.ts';
import type { Order } from '../order.contract.ts';
import { toOrderView } from '../order.rules.ts';
import { selectOwnOrderIds } from '../order-figures.store.server.ts';
import { selectOrdersByIds } from '../order-list.store.server.ts';

/** Returns the orders of one account for its data export. */
export async function findUserOrders({ userId }: { userId: number }): Promise<RowPages<Order>> {
  return rowPages(await selectOwnOrderIds(userId), selectOrdersByIds).map(toOrderView);
}
