import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Order } from '../order.contract.ts';
import { toOrderView } from '../order.rules.ts';
import { selectOwnOrderIds } from '../order-figures.store.server.ts';
import { selectOrdersByIds } from '../order-list.store.server.ts';

/** Returns the orders of one account for its data export. */
export const findUserOrders = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: rowPagesSchema(Order),
  run: async ({ userId }) => rowPages(await selectOwnOrderIds(userId), selectOrdersByIds).map(toOrderView),
});
