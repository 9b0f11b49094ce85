import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { OrderStatistics } from '../order.contract.ts';
import { countOrderRows } from '../order-list.store.server.ts';

/** How many orders there are in each status and of each priority, and the sum of their budgets. */
export const countOrders = query({
  allow: 'sales:read',
  input: z.object({}),
  output: OrderStatistics,
  run: countOrderRows,
});
