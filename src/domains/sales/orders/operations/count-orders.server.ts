import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { OrderStatistics } from '../order.contract.ts';
import { countOrderRows } from '../order-list.store.server.ts';

/** Counts orders in each status and of each priority, and sums their budgets. */
export const countOrders = query({
  allow: 'sales:read',
  input: z.object({}),
  output: OrderStatistics,
  run: countOrderRows,
});
